//! Stopping, backup and restore.

use std::net::SocketAddr;

use load::{LoadPlayer, create};
use protocol::ServerMessage;
use tokio::{
    sync::{mpsc, watch},
    task::JoinSet,
};

use crate::{
    killed::{begin, is_running, one_move},
    process::{Server, boroughs, scratch},
};

#[test]
fn a_backup_of_a_running_server_is_restored_elsewhere() {
    let folder = scratch("copied");
    let data = folder.join("data");
    let other = folder.join("other");
    let file = folder.join("backup.sqlite");
    let paths = [&data, &other, &file].map(|path| path.to_str().unwrap().to_owned());
    let [data_path, other_path, file_path] = paths.each_ref().map(String::as_str);
    let server = Server::start(&data);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (table, cookie) = runtime.block_on(async {
        let (table, cookie) = create(server.address).await.unwrap();
        let seat_a = LoadPlayer::connect(server.address, &table, Some(&cookie), 1).await;
        seat_a.unwrap().sit("guest 1").await.unwrap();
        (table, cookie)
    });
    let saved = boroughs(&["backup", file_path, "--data", data_path]);
    assert!(saved.status.success(), "{saved:?}");
    let again = boroughs(&["backup", file_path, "--data", data_path]);
    assert_eq!(
        again.status.code(),
        Some(2),
        "an old backup is not written over"
    );
    drop(server);
    let restored = boroughs(&["restore", file_path, "--data", other_path]);
    assert!(restored.status.success(), "{restored:?}");
    let full = boroughs(&["restore", file_path, "--data", data_path]);
    assert_eq!(full.status.code(), Some(2), "nothing is written over");

    let server = Server::start(&other);
    runtime.block_on(async {
        let seat_a = LoadPlayer::connect(server.address, &table, Some(&cookie), 1)
            .await
            .unwrap();
        let lobby = seat_a.memory.lobby.clone().unwrap();
        assert!(
            lobby.you.seat.is_some() && lobby.you.host,
            "cookies and seats are there"
        );
    });
}

/// Eight tables where people play until they are told to stop.
async fn crowd(address: SocketAddr, mut stopped: watch::Receiver<bool>) {
    let mut crowd = JoinSet::new();
    for seed in 10..18 {
        let mut stopped = stopped.clone();
        crowd.spawn(async move {
            let (mut known, mut people) = begin(address, seed).await.unwrap();
            while !*stopped.borrow_and_update() && is_running(&people) {
                one_move(&mut people, &mut known).await.unwrap();
            }
        });
    }
    let _ = stopped.changed().await;
    crowd.join_all().await;
}

#[test]
fn a_backup_under_load_is_a_moment_of_it_and_old_numbers_lead_nowhere_after_restore() {
    let folder = scratch("copied-under-load");
    let paths = ["data", "other", "backup.sqlite"].map(|name| folder.join(name));
    let [data, other, file] = paths.each_ref().map(|path| path.to_str().unwrap());
    let server = Server::start(&paths[0]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let address = server.address;
    let (mut known, mut people) = runtime.block_on(begin(address, 1)).unwrap();
    let (stop, stopped) = watch::channel(false);
    let crowd = runtime.spawn(crowd(address, stopped));
    runtime.block_on(async {
        for _ in 0..20 {
            one_move(&mut people, &mut known).await.unwrap();
        }
    });
    let acked = known.acked;
    let saved = boroughs(&["backup", file, "--data", data]);
    assert!(saved.status.success(), "{saved:?}");
    runtime.block_on(async {
        for _ in 0..6 {
            one_move(&mut people, &mut known).await.unwrap();
        }
        stop.send_replace(true);
        crowd.await.unwrap();
    });
    let heard = people[0].memory.number.unwrap();
    assert_eq!(heard, acked + 6);
    drop(server);

    let restored = boroughs(&["restore", file, "--data", other]);
    assert!(restored.status.success(), "{restored:?}");
    let again = boroughs(&["backup", &format!("{file}.again"), "--data", other]);
    let count = |said: &std::process::Output| {
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        said.split(' ').next().unwrap().parse::<u64>().unwrap()
    };
    assert_eq!(count(&saved), count(&restored), "all of it came back");
    assert_eq!(count(&saved), count(&again), "and can be copied again");
    let server = Server::start(&paths[1]);
    runtime.block_on(async {
        let cookie = Some(known.cookies[0].as_str());
        let player = LoadPlayer::connect(server.address, &known.table, cookie, 9).await;
        let player = player.unwrap();
        let number = player.memory.number.unwrap();
        assert_eq!(
            number % (1 << 20),
            acked,
            "what was acknowledged before the copy"
        );
        assert!(number > heard, "no number of another time comes again");
        let back = LoadPlayer::open(server.address, &known.table, cookie, 10).await;
        let mut player = back.unwrap();
        player.memory = people[0].memory.clone();
        player.greet().await.unwrap();
        let answer = loop {
            let text = player.raw().await.unwrap().unwrap();
            match ServerMessage::read(&text).unwrap() {
                ServerMessage::Presence { .. } => {}
                answer => break answer,
            }
        };
        let is_whole = matches!(answer, ServerMessage::Snapshot(_));
        assert!(is_whole, "{answer:?}");
    });
}

#[test]
fn a_backup_of_nothing_is_not_made() {
    let folder = scratch("no-backup");
    let (data, file) = (folder.join("typo"), folder.join("backup.sqlite"));
    let [data_path, file_path] = [&data, &file].map(|path| path.to_str().unwrap().to_owned());
    let said = boroughs(&["backup", &file_path, "--data", &data_path]);
    assert_eq!(said.status.code(), Some(2), "{said:?}");
    assert!(!data.exists() && !file.exists());
}

#[test]
fn logs_tell_no_secrets_however_much_they_tell() {
    let folder = scratch("logged");
    let (server, log) = Server::logging(&folder);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let secrets = runtime.block_on(async {
        let (mut known, mut people) = begin(server.address, 1).await.unwrap();
        for _ in 0..5 {
            one_move(&mut people, &mut known).await.unwrap();
        }
        let lobby = people[0].memory.lobby.clone().unwrap();
        let values = known.cookies.iter().map(|cookie| {
            let (_, value) = cookie.split_once('=').unwrap();
            value[..32].to_owned()
        });
        let mut secrets: Vec<String> = values.collect();
        secrets.extend([known.table.clone(), lobby.you.token.unwrap()]);
        secrets.extend(["guest 1", "guest 2"].map(str::to_owned));
        secrets
    });
    drop(server);
    let said = std::fs::read_to_string(log).unwrap();
    assert!(said.contains("serving"), "it logs: {said}");
    for secret in secrets {
        assert!(!said.contains(&secret), "{secret} is in {said}");
    }
}

#[test]
fn told_to_stop_it_says_good_bye_and_ends_well() {
    let mut server = Server::start(&scratch("stopped"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (table, cookie) = create(server.address).await.unwrap();
        let mut seat_a = LoadPlayer::connect(server.address, &table, Some(&cookie), 1)
            .await
            .unwrap();
        server.terminate();
        let mut last = String::new();
        while let Ok(Some(text)) = seat_a.raw().await {
            last = text;
        }
        assert_eq!(last, r#"{"bye":{"why":"closing"}}"#);
    });
    assert!(server.process.wait().unwrap().success());
}

#[test]
fn told_to_stop_under_load_it_answers_what_it_has_done() {
    let folder = scratch("stopped-under-load");
    let mut server = Server::start(&folder);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let address = server.address;
    let ends = runtime.block_on(async {
        let mut tables = JoinSet::new();
        let (done, mut played) = mpsc::unbounded_channel();
        for seed in 20..28 {
            let done = done.clone();
            tables.spawn(async move {
                let (mut known, mut people) = begin(address, seed).await.unwrap();
                let trouble = loop {
                    if let Err(trouble) = one_move(&mut people, &mut known).await {
                        break trouble;
                    }
                    let _ = done.send(());
                };
                (known, trouble.to_string())
            });
        }
        for _ in 0..100 {
            played.recv().await;
        }
        server.terminate();
        tables.join_all().await
    });
    assert!(server.process.wait().unwrap().success());
    let server = Server::start(&folder);
    runtime.block_on(async {
        for (known, trouble) in ends {
            assert!(trouble.contains("closing"), "it says good-bye: {trouble}");
            let cookie = Some(known.cookies[0].as_str());
            let player = LoadPlayer::connect(server.address, &known.table, cookie, 9).await;
            let number = player.unwrap().memory.number.unwrap();
            // At most the one move that was on its way is there without an acknowledgement.
            assert!((known.acked..=known.acked + 1).contains(&number));
        }
    });
}

#[test]
fn what_is_wrong_with_the_configuration_is_said_in_one_sentence() {
    let folder = scratch("misconfigured");
    let file = folder.join("boroughs.toml");
    std::fs::write(&file, "lisen = \"127.0.0.1:4000\"\n").unwrap();
    let said = boroughs(&["serve", "--config", file.to_str().unwrap()]);
    assert_eq!(said.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&said.stderr).contains("lisen"),
        "{said:?}"
    );
}
