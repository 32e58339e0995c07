//! A play looked at again.

use std::path::Path;

use serde_json::json;

use crate::Page;

/// The number of the moment that is shown, and of all.
const MOMENT: &str = "(() => {
    const shown = document.querySelector('[data-testid=prompt] .num')?.textContent;
    const numbers = shown?.match(/\\d+/g)?.map(Number);
    return numbers?.length === 2 ? numbers : null;
})()";

/// A film, in a browser.
#[derive(Clone, Copy, Debug)]
pub struct ReplayPage<'a> {
    page: &'a Page,
}

impl<'a> ReplayPage<'a> {
    /// The film that is open, once it is drawn.
    pub async fn at(page: &'a Page) -> ReplayPage<'a> {
        page.find("replay").await;
        page.until::<Vec<u32>>("a moment is shown", MOMENT).await;
        ReplayPage { page }
    }

    /// Chooses a file on the page for that.
    pub async fn choose(page: &'a Page, file: &Path) -> ReplayPage<'a> {
        page.choose_file("file", file).await;
        ReplayPage::at(page).await
    }

    /// Which moment is shown, and how many there are.
    pub async fn moment(&self) -> (u32, u32) {
        self.page
            .look(&format!("return {MOMENT}"), Vec::new())
            .await
    }

    /// Waits until this moment is shown, and the address says so.
    pub async fn until(&self, ply: u32) {
        let shown = format!(
            "({MOMENT} ?? [])[0] === {ply} && \
             new URLSearchParams(location.search).get('ply') === '{ply}'"
        );
        let what = format!("move {ply} is shown");
        self.page.until::<bool>(&what, &shown).await;
    }

    /// Pulls the slider to a moment.
    pub async fn scrub(&self, ply: u32) {
        let pull = "const slider = document.querySelector('[data-testid=scrub]');
            slider.value = arguments[0];
            slider.dispatchEvent(new Event('input', { bubbles: true })); return true";
        self.page.look::<bool>(pull, vec![json!(ply)]).await;
        self.until(ply).await;
    }

    /// Chooses the entry of a list whose words have these among them.
    pub async fn choose_in(&self, list: &str, words: &str) {
        let choose = "const list = document.querySelector(`[data-testid=${arguments[0]}]`);
            const entry = [...list.options].find(it => it.text.includes(arguments[1]));
            list.value = entry.value;
            list.dispatchEvent(new Event('change', { bubbles: true })); return true";
        let arguments = vec![json!(list), json!(words)];
        self.page.look::<bool>(choose, arguments).await;
    }

    /// Sees it through the eyes of a seat, by its number from 1; through everybody's with 0.
    pub async fn look_through(&self, seat: usize) {
        let eyes = format!(".seenby .chip:nth-child({})", seat + 1);
        self.page.click_on(&eyes).await;
    }

    /// Everything that the table says, to be compared.
    pub async fn table(&self) -> String {
        let script = "return document.querySelector('[data-testid=replay] main').textContent";
        self.page.look(script, Vec::new()).await
    }

    /// The record, as it would be kept as a file.
    pub async fn download(&self) -> String {
        ReplayPage::download_on(self.page).await
    }

    /// The record that a page offers, as it would be kept as a file.
    pub async fn download_on(page: &Page) -> String {
        page.download("download").await
    }
}
