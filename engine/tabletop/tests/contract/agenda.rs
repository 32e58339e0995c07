use tabletop::Agenda;

use crate::failure;

type Steps = Agenda<&'static str, 4>;

fn of<const N: usize>(steps: [&'static str; N]) -> Steps {
    let mut agenda = Steps::new();
    agenda.first(steps);
    agenda
}

#[test]
fn steps_come_in_reading_order_and_an_interrupt_comes_before_them() {
    let mut agenda = of(["turn", "scoring"]);
    agenda.first(["auction", "refill"]);
    assert_eq!(
        agenda.iter().copied().collect::<Vec<_>>(),
        ["auction", "refill", "turn", "scoring"]
    );
    assert_eq!(agenda.len(), 4);
    assert_eq!(agenda.now(), Some(&"auction"));
    let done: Vec<_> = (0..4).map(|_| agenda.done()).collect();
    assert_eq!(done, ["auction", "refill", "turn", "scoring"]);
    assert!(agenda.is_empty());
    assert_eq!(agenda.now(), None);
}

#[test]
fn the_step_being_dealt_with_can_be_changed_in_place() {
    let mut agenda = of(["bid", "turn"]);
    *agenda.now_mut().unwrap() = "higher bid";
    assert_eq!(agenda, of(["higher bid", "turn"]));
    assert_eq!(Steps::new().now_mut(), None);
}

#[test]
fn equal_agendas_are_equal_whatever_led_there() {
    let mut agenda = of(["turn"]);
    agenda.first(["auction", "refill"]);
    agenda.done();
    agenda.done();
    assert_eq!(agenda, of(["turn"]));
    agenda.clear();
    assert_eq!(agenda, Steps::default());
}

#[test]
fn one_step_too_many_fails_an_assertion() {
    let mut full = of(["a", "b", "c", "d"]);
    assert_eq!(failure(|| full.first(["e"])), "the agenda holds 4 steps");
    assert_eq!(failure(|| Steps::new().done()), "no step to finish");
}

#[test]
fn it_is_written_as_the_list_of_its_steps_the_next_one_first() {
    let mut agenda = Agenda::<u8, 3>::new();
    agenda.first([1, 2]);
    let json = serde_json::to_string(&agenda).unwrap();
    assert_eq!(json, "[1,2]");
    assert_eq!(
        serde_json::from_str::<Agenda<u8, 3>>(&json).unwrap(),
        agenda
    );
    assert!(serde_json::from_str::<Agenda<u8, 3>>("[1,2,3,4]").is_err());
}
