//! Two browsers and a server.

use web_tests::{
    Size,
    pages::{Moment, NewGame, Table},
    trial,
};

use crate::alone::still;

#[test]
fn two_people_play_over_the_server_to_the_end_with_a_reload_in_the_middle() {
    trial("friends", async |trial| {
        let server = trial.server();
        let (host, guest) = (
            trial.page(Size::DESKTOP).await,
            trial.page(Size::PHONE).await,
        );
        for page in [&host, &guest] {
            still(page).await;
        }
        let new = NewGame::open(&host, &server, "new-york-new-york", "friends").await;
        new.option("rounds", "1").await;
        host.click("start").await;
        host.find("hall").await;
        let link = "return document.querySelector('[data-testid=link]').value";
        let link: String = host.look(link, Vec::new()).await;
        guest.open(&link).await;
        for (page, name) in [(&host, "A"), (&guest, "B")] {
            page.fill("name", name).await;
            page.click("sit").await;
        }
        let full = "document.querySelectorAll('[data-testid=hall-seats] .open').length === 0 && \
                    document.querySelector('.startbar .btn.pri') !== null";
        host.until::<bool>("both sit", full).await;
        host.click("start").await;
        let tables = [Table::at(&host).await, Table::at(&guest).await];
        let mut moves = 0;
        loop {
            let asked = "document.querySelector('[data-testid=over]') ? 'over' : \
                         document.querySelector('[data-testid=prompt]') ? \
                         (document.querySelector('[data-testid=prompt].wait') ? 'wait' : 'turn') : \
                         null";
            let states: [String; 2] = [
                host.until("the host knows whose turn it is", asked).await,
                guest.until("the guest knows whose turn it is", asked).await,
            ];
            match states.each_ref().map(String::as_str) {
                ["over", "over"] => break,
                ["turn", _] => tables[0].click_on(&[]).await,
                [_, "turn"] => tables[1].click_on(&[]).await,
                // One of them has not heard yet.
                _ => {}
            }
            moves += 1;
            if moves == 7 {
                guest.reload().await;
                Table::at(&guest).await;
            }
        }
        assert_eq!(tables[0].moment().await, Moment::Over);
        assert!(moves > 10, "{moves}");
        for table in tables {
            assert!(!table.ending().await.is_empty());
        }
    });
}
