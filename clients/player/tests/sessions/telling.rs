//! What a session knows: decoded once, told once.

use games::{Escape, NewYorkNewYork, TheCity};
use player::{AutoPass, Detail, Player as _};
use prose::{Lang, Voice};

use crate::house::{Guest, House};

#[test]
fn a_message_is_decoded_once_and_shared() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut ada = Guest::<NewYorkNewYork>::on_turn(&mut house);
    let first = ada.legal()[0];
    let decision = ada.session.act(&[first]).unwrap();
    house.say(ada.conn, decision);
    let before = host::readings();
    let changes = ada.hear(&mut house);
    // What differs is put into the view that was there; the view, the events.
    assert_eq!(host::readings() - before, 3);
    let moment = ada.session.moment().unwrap();
    let again = ada.session.moment().unwrap();
    assert!(std::rc::Rc::ptr_eq(moment, again));
    let play = changes.iter().find_map(|change| change.play.clone());
    let play = play.expect("the move is told");
    assert!(!play.news.is_empty() && !play.by_another && !play.is_anew);
    assert_eq!(play.news.end, ada.session.log().len());
}

#[test]
fn a_move_of_another_is_told_as_one() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    let mut bo = Guest::<NewYorkNewYork>::come(&mut house, 1);
    ada.hear(&mut house);
    let (mut acts, mut looks) = if ada.session.is_asked() {
        (ada, bo)
    } else {
        bo.hear(&mut house);
        (bo, ada)
    };
    let first = acts.legal()[0];
    acts.act(&mut house, &[first]);
    let changes = looks.hear(&mut house);
    let by_another = changes.iter().any(|change| {
        let play = change.play.as_ref();
        play.is_some_and(|play| play.by_another)
    });
    assert!(by_another);
}

#[test]
fn seats_are_called_by_their_names_and_by_their_letters() {
    let mut house = House::begin("new-york-new-york", &["Ada", ""], 1);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    let names = |guest: &Guest<NewYorkNewYork>| {
        let audience = guest.session.audience().unwrap();
        audience.names.values().cloned().collect::<Vec<_>>()
    };
    assert_eq!(names(&ada), ["Ada", "Player B", "Bot C"]);
    let audience = ada.session.audience().unwrap();
    assert_eq!(audience.label(ada.seat()), "You");
    ada.session.speak(Lang::It);
    assert_eq!(names(&ada), ["Ada", "Giocatore B", "Bot C"]);
    // A table from before, when the default was a word for oneself.
    let mut house = House::begin("new-york-new-york", &["Tu", "you"], 0);
    let looks = Guest::<NewYorkNewYork>::come(&mut house, 1);
    assert_eq!(names(&looks), ["Player A", "Player B"]);
}

#[test]
fn another_language_tells_the_log_again() {
    let mut house = House::begin("new-york-new-york", &["Ada", "Bo"], 0);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    let english = ada.told();
    assert!(english.iter().any(|it| it.contains("deal")), "{english:?}");
    ada.session.speak(Lang::It);
    let italian = ada.told();
    assert_eq!(english.len(), italian.len());
    assert_ne!(english, italian);
    ada.session.speak(Lang::En);
    assert_eq!(ada.told(), english);
}

#[test]
fn the_log_folds_a_turn_into_a_line_and_marks_news() {
    let mut house = House::begin("new-york-new-york", &["Ada"], 1);
    let mut ada = Guest::<NewYorkNewYork>::come(&mut house, 0);
    for _ in 0..6 {
        let first = ada.legal()[0];
        ada.act(&mut house, &[first]);
    }
    let log = ada.session.log();
    let full = log.lines(0, Detail::Full);
    let short = log.lines(0, Detail::Short);
    assert!(full.len() < log.len(), "some lines tell of two happenings");
    let told: usize = full.iter().map(|line| line.tells.len()).sum();
    assert_eq!(told, log.len());
    let minor = log.happenings().iter().filter(|it| it.told.is_minor);
    let shown: usize = short.iter().map(|line| line.tells.len()).sum();
    assert_eq!(shown, log.len() - minor.count());
    let news: Vec<_> = full.iter().filter(|line| line.is_news).collect();
    assert!(news.iter().all(|line| line.actor != Some(ada.seat())));
    let old: Vec<_> = full.iter().filter(|line| !line.is_news).collect();
    assert!(old.last().unwrap().actor == Some(ada.seat()) || !news.is_empty());
    assert_eq!(log.lines(log.len(), Detail::Full), []);
}

#[test]
fn whoever_looks_on_sees_what_everyone_may_and_may_do_nothing() {
    let mut house = House::begin("the-city", &["Ada", "Bo"], 0);
    let looker = Guest::<TheCity>::come(&mut house, 50);
    assert_eq!(looker.session.own(), None);
    assert!(looker.legal().is_empty());
    assert_eq!(looker.session.log().news_from(), 0);
    let moment = looker.session.moment().unwrap();
    let audience = looker.session.audience().unwrap();
    assert!(!TheCity::prompt(&moment.view, audience).is_empty());
}

/// A question that has hardly ever another answer is answered by itself, and only once.
#[test]
fn what_is_not_worth_asking_is_answered_without_asking() {
    let mut house = House::begin("escape-from-new-york", &["Ada", "Bo"], 0);
    let mut people = [0, 1].map(|guest| Guest::<Escape>::come(&mut house, guest));
    let mut count = 0;
    for _ in 0..400 {
        for ada in &mut people {
            ada.hear(&mut house);
            if let Some(message) = ada.session.act_by_itself(AutoPass::Idle) {
                assert!(ada.session.is_auto());
                assert_eq!(ada.session.act_by_itself(AutoPass::Idle), None);
                let undo = ada.session.undo_to();
                house.say(ada.conn, message);
                ada.hear(&mut house);
                assert_eq!(ada.session.undo_to(), undo, "nobody decided that");
                count += 1;
            } else if ada.session.is_asked() {
                assert_eq!(ada.session.auto_answer(AutoPass::Never), None);
                let first = ada.legal()[0];
                ada.act(&mut house, &[first]);
            }
        }
    }
    assert!(count > 0);
}

/// Between a decision and what the table tells of it, nothing is answered without asking: the same
/// question may be asked again, and it would be answered unseen.
#[test]
fn what_was_decided_is_not_answered_once_more_before_the_table_tells_of_it() {
    let mut house = House::begin("escape-from-new-york", &["Ada", "Bo"], 0);
    let mut people = [0, 1].map(|guest| Guest::<Escape>::come(&mut house, guest));
    let mut count = 0;
    for _ in 0..200 {
        for ada in &mut people {
            ada.hear(&mut house);
            if let Some(message) = ada.session.act_by_itself(AutoPass::Idle) {
                house.say(ada.conn, message);
                continue;
            }
            let legal = ada.legal();
            let pass = legal.iter().find(|action| Escape::is_pass(action));
            let Some(action) = pass.or(legal.first()).copied() else {
                continue;
            };
            let message = ada.session.act(&[action]).unwrap();
            assert_eq!(ada.session.auto_answer(AutoPass::Idle), None, "{action}");
            house.say(ada.conn, message);
            count += u32::from(pass.is_some());
        }
    }
    assert!(count > 0, "somebody passed");
}
