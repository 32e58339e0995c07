//! Lost connections and restarted clients.

use games::{NewYorkNewYork, TheCity};
use player::{Answered, Broken, Player, Session};
use prose::Lang;
use protocol::{ClientMessage, ServerMessage};

use crate::house::{Guest, House, answers};

#[test]
fn who_comes_back_goes_on_from_the_last_number() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    let mut bo = Guest::<NewYorkNewYork>::come(&mut house, 1);
    let events = ada.session.log().len();
    house.lose(ada.conn);
    ada.conn = house.connect(0);
    let (mut acts, mut waits) = if bo.session.is_asked() {
        (bo, ada)
    } else {
        // It was Ada's turn: she plays while Bo is away.
        house.lose(bo.conn);
        ada.greet(&mut house);
        ada.hear(&mut house);
        bo.conn = house.connect(1);
        (ada, bo)
    };
    let first = acts.legal()[0];
    acts.act(&mut house, &[first]);
    waits.greet(&mut house);
    let mail = house.mail(waits.conn);
    assert!(
        matches!(mail[0], ServerMessage::Update(_)),
        "not everything"
    );
    for message in mail {
        waits.session.take(message).unwrap();
    }
    assert!(waits.session.log().len() > events);
    assert_eq!(waits.session.log().len(), acts.session.log().len());
    let number = waits.session.moment().unwrap().number();
    assert_eq!(number, acts.session.moment().unwrap().number());
}

#[test]
fn what_was_lost_on_the_way_is_asked_again_and_done_once() {
    let mut house = House::begin("new-york-new-york", &["Ada"], 1);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    let first = ada.legal()[0];
    // It is done, and the answer is lost.
    let message = ada.session.act(&[first]).unwrap();
    house.say(ada.conn, message);
    house.lose(ada.conn);
    assert!(ada.session.is_waiting());
    ada.conn = house.connect(0);
    ada.greet(&mut house);
    let changes = ada.hear(&mut house);
    assert!(matches!(answers(&changes)[..], [Answered::Done(_)]));
    assert!(!ada.session.is_waiting());
    assert_eq!(ada.session.moment().unwrap().ply, 1);
    assert_eq!(ada.session.undo_to(), Some(0));
}

#[test]
fn a_restarted_client_has_its_request_and_what_it_did() {
    let mut house = House::begin("new-york-new-york", &["Ada"], 1);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    let first = ada.legal()[0];
    ada.act(&mut house, &[first]);
    let second = ada.legal()[0];
    let lost = ada.session.act(&[second]).unwrap();
    let left = host::Json::of(&ada.session.carry());
    house.lose(ada.conn);

    let session = Session::restore(left.read().unwrap(), "again", Lang::It);
    let mut ada = Guest::<NewYorkNewYork> {
        session,
        conn: house.connect(0),
    };
    let greeting = ada.session.greet();
    assert!(greeting.contains(&lost), "under the same name");
    assert!(matches!(
        greeting[0],
        ClientMessage::Hello { since: None, .. }
    ));
    ada.greet(&mut house);
    let changes = ada.hear(&mut house);
    assert!(matches!(answers(&changes)[..], [Answered::Done(_)]));
    assert_eq!(ada.session.undo_to(), Some(1));
    // A new request has a new name.
    let third = ada.session.ask(protocol::Command::Leave);
    assert_ne!(third, lost);
}

/// What others did since one's own last turn is marked after a restart as it was before, whatever
/// else of the own happened meanwhile.
#[test]
fn a_restarted_client_marks_the_same_news() {
    marks_the_same_news::<TheCity>("the-city");
    marks_the_same_news::<NewYorkNewYork>("new-york-new-york");
}

fn marks_the_same_news<G: Player>(game: &str) {
    let mut house = House::begin(game, &["Ada"], 2);
    let mut ada = Guest::<G>::come(&mut house, 0);
    let mut with_news = 0;
    for n in 0..30 {
        let Some(first) = ada.legal().first().copied() else {
            break;
        };
        ada.act(&mut house, &[first]);
        let before = ada.session.log().news_from();
        with_news += usize::from(before < ada.session.log().len());
        let left = host::Json::of(&ada.session.carry());
        let undo = ada.session.undo_to();
        house.lose(ada.conn);
        let session = Session::restore(left.read().unwrap(), format!("again{n}"), Lang::En);
        let conn = house.connect(0);
        ada = Guest { session, conn };
        ada.greet(&mut house);
        ada.hear(&mut house);
        assert_eq!(ada.session.log().news_from(), before, "{game}");
        assert_eq!(ada.session.undo_to(), undo, "{game}");
    }
    assert!(with_news > 5, "{game}: others did something");
}

/// What one seat left is not another's.
#[test]
fn a_client_that_comes_back_at_another_seat_begins_anew() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut acts = Guest::<NewYorkNewYork>::on_turn(&mut house);
    let first = acts.legal()[0];
    acts.act(&mut house, &[first]);
    let left = acts.session.carry();
    let other = 1 - acts.seat().index() as u8;
    let session = Session::restore(left, "again", Lang::En);
    let conn = house.connect(other);
    let mut acts = Guest::<NewYorkNewYork> { session, conn };
    acts.greet(&mut house);
    acts.hear(&mut house);
    assert_eq!(acts.session.undo_to(), None);
}

#[test]
fn an_old_message_changes_nothing() {
    let mut house = House::begin("new-york-new-york", &["Ada"], 1);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    let first = ada.legal()[0];
    let message = ada.session.act(&[first]).unwrap();
    house.say(ada.conn, message);
    let mail = house.mail(ada.conn);
    for message in &mail {
        ada.session.take(message.clone()).unwrap();
    }
    let events = ada.session.log().len();
    for message in mail {
        let change = ada.session.take(message).unwrap();
        assert!(change.play.is_none() && change.answered.is_none());
    }
    assert_eq!(ada.session.log().len(), events);
}

#[test]
fn what_cannot_be_decoded_makes_the_session_ask_for_everything() {
    let mut house = House::begin("new-york-new-york", &["Ada"], 1);
    // A session of another game, as a client with other rules would be.
    let conn = house.connect(0);
    let mut session = Session::<TheCity>::new("guest", Lang::En);
    for message in session.greet() {
        house.say(conn, message);
    }
    let mut mail = house.mail(conn).into_iter();
    assert_eq!(session.take(mail.next().unwrap()), Err(Broken));
    let since = session.greet().into_iter().next();
    assert!(matches!(
        since,
        Some(ClientMessage::Hello { since: None, .. })
    ));
}
