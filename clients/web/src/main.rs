//! What the browser runs, as page and as worker.

fn main() {
    web::start();
}
