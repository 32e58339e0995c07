//! What a client asks for is done once, however often the line breaks.

use protocol::{Ack, ClientMessage, Command, RefusalCode, Refused, ServerMessage};
use web::link::{Asked, Session};

fn requests(messages: &[ClientMessage]) -> Vec<String> {
    let request = |message: &ClientMessage| match message {
        ClientMessage::Ask { request, .. } => Some(request.clone()),
        ClientMessage::Hello { .. } => None,
    };
    messages.iter().filter_map(request).collect()
}

#[test]
fn what_was_not_answered_is_asked_again_under_the_same_name() {
    let mut session = Session::new("s".to_owned());
    let asked = session.ask(Command::Start);
    let again = session.greet();
    assert!(matches!(again[0], ClientMessage::Hello { .. }));
    assert_eq!(requests(&again), requests(&[asked]));
}

#[test]
fn what_was_answered_is_not_asked_again() {
    let mut session = Session::new("s".to_owned());
    session.ask(Command::Start);
    session.ask(Command::Leave);
    let ack = ServerMessage::Ack(Ack {
        request: "s-1".to_owned(),
        number: 3,
    });
    assert_eq!(session.take(&ack), Some(Asked::Done(Command::Start)));
    assert_eq!(session.take(&ack), None);
    assert_eq!(requests(&session.greet()), ["s-2"]);
    let refusal = RefusalCode::NotSeated.into();
    let refused = ServerMessage::Refused(Refused {
        request: "s-2".to_owned(),
        refusal,
    });
    let said = session.take(&refused);
    assert!(matches!(said, Some(Asked::Refused(Command::Leave, _))));
    assert!(!session.is_waiting());
}
