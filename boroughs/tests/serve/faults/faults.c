/* Fails writes and syncs of one folder on demand; preloaded into the server by a test.
 *
 * FAULT_FOLDER is the folder, FAULT_CONTROL a file outside it with one line:
 *
 *     write ERRNO SKIP COUNT   after SKIP writes the next COUNT fail
 *     short ERRNO SKIP COUNT   the same, but the first of them writes one half
 *     sync  ERRNO SKIP COUNT   after SKIP syncs the next COUNT fail
 *
 * The file is removed when all of them have failed. Without it nothing fails.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* What a call is to do: 0 what it always does, HALF of it, or fail with this errno. */
#define HALF (-1)

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static char last[128];
static long seen;

static int is_below(int fd, const char *folder) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0)
        return 0;
    path[length] = 0;
    return strncmp(path, folder, strlen(folder)) == 0;
}

static int decide(const char *rule, const char *kind, const char *control) {
    char wanted[16];
    int error;
    long skip, count;
    if (sscanf(rule, "%15s %d %ld %ld", wanted, &error, &skip, &count) != 4)
        return 0;
    int is_short = strcmp(wanted, "short") == 0;
    if (strcmp(is_short ? "write" : wanted, kind) != 0)
        return 0;
    if (strcmp(rule, last) != 0) {
        strcpy(last, rule);
        seen = 0;
    }
    seen++;
    if (seen <= skip || seen > skip + count)
        return 0;
    if (seen == skip + count) {
        unlink(control);
        last[0] = 0;
    }
    return is_short && seen == skip + 1 ? HALF : error;
}

static int fault(const char *kind, int fd) {
    const char *folder = getenv("FAULT_FOLDER"), *control = getenv("FAULT_CONTROL");
    int saved = errno, verdict = 0;
    if (!folder || !control || !is_below(fd, folder)) {
        errno = saved;
        return 0;
    }
    pthread_mutex_lock(&mutex);
    int file = open(control, O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        char rule[128] = "";
        ssize_t length = read(file, rule, sizeof rule - 1);
        close(file);
        if (length > 0)
            verdict = decide(rule, kind, control);
    }
    pthread_mutex_unlock(&mutex);
    errno = saved;
    return verdict;
}

#define WRITE(name, offset_type)                                                    \
    ssize_t name(int fd, const void *bytes, size_t count, offset_type offset) {     \
        int verdict = fault("write", fd);                                           \
        if (verdict > 0) {                                                          \
            errno = verdict;                                                        \
            return -1;                                                              \
        }                                                                           \
        return REAL(name)(fd, bytes, verdict == HALF ? count / 2 : count, offset);  \
    }

WRITE(pwrite, off_t)
WRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *bytes, size_t count) {
    int verdict = fault("write", fd);
    if (verdict > 0) {
        errno = verdict;
        return -1;
    }
    return REAL(write)(fd, bytes, verdict == HALF ? count / 2 : count);
}

#define SYNC(name)                        \
    int name(int fd) {                    \
        int verdict = fault("sync", fd);  \
        if (verdict != 0) {               \
            errno = verdict;              \
            return -1;                    \
        }                                 \
        return REAL(name)(fd);            \
    }

SYNC(fsync)
SYNC(fdatasync)
