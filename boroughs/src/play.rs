//! `boroughs play`: a table in the terminal.

use std::{
    env,
    io::IsTerminal,
    path::{Path, PathBuf},
};

use anyhow::{Result, anyhow, bail};
use host::{CatalogEntry, Skill};
use prose::{Lang, say};
use terminal::{
    Left, Look, PlayPlan, Seating, Sitter, TerminalError,
    join::{self, Link},
};

use crate::{cli::PlayArgs, home, input, output};

pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    let lang = input::lang(args.lang);
    let left = match (&args.join, &args.resume) {
        (Some(link), _) => come(args, link, lang)?,
        (None, Some(file)) => resume(args, file, lang)?,
        (None, None) => open(args, lang)?,
    };
    // Whoever left has been told how to go on; a program is told by the exit code.
    if left == Left::Unfinished && !std::io::stdin().is_terminal() {
        bail!(say!(lang, "error-not-over"));
    }
    Ok(())
}

fn open(args: &PlayArgs, lang: Lang) -> Result<Left> {
    let entry = match &args.game {
        Some(id) => input::game(id, lang)?,
        None => choose(lang)?,
    };
    let seating = seating(entry, &args.seats, usual_seats(entry), lang)?;
    let plan = PlayPlan {
        game: entry.info.id.to_owned(),
        seating,
        options: input::options(&args.options, lang)?,
        seed: input::seed(args.seed, lang)?,
        lang,
        look: look(args),
        record: record_file(args, entry, lang)?,
        resume_with: Some(command()),
    };
    terminal::play(&plan).map_err(|error| anyhow!(error.said(lang)))
}

fn resume(args: &PlayArgs, file: &Path, lang: Lang) -> Result<Left> {
    let text = input::text_of(file, lang)?;
    let name = file.display();
    let unread = |error| anyhow!("{name}: {}", terminal::trouble(None, &error, lang));
    let record = terminal::record_of(&text).map_err(unread)?;
    let entry = input::game(&record.game, lang)?;
    let seating = seating(entry, &args.seats, record.seats.get().into(), lang)?;
    let plan = PlayPlan {
        game: record.game.clone(),
        seating,
        options: record.options.clone(),
        seed: record.seed,
        lang,
        look: look(args),
        record: Some(file.to_owned()),
        resume_with: Some(command()),
    };
    terminal::resume(&plan).map_err(|error| match error {
        TerminalError::Record(error) => {
            anyhow!("{name}: {}", terminal::trouble(Some(&record), &error, lang))
        }
        error => anyhow!("{name}: {}", error.said(lang)),
    })
}

/// Comes to the table of a server.
fn come(args: &PlayArgs, link: &str, lang: Lang) -> Result<Left> {
    let link: Link = link
        .parse()
        .map_err(|_| anyhow!(prose::say!(lang, "error-link")))?;
    let plan = join::JoinPlan {
        link,
        name: args.name.clone(),
        folder: home::own_folder(),
        look: look(args),
        lang,
        command: command(),
    };
    join::join(&plan).map_err(|error| anyhow!(error.said(lang)))
}

/// The game that whoever sits here would like.
fn choose(lang: Lang) -> Result<&'static CatalogEntry> {
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    let chosen = terminal::choose_game(lang, &mut input, &mut output);
    chosen.map_err(|error| anyhow!(error.said(lang)))
}

/// You and one bot, or as many as the game takes at least.
fn usual_seats(entry: &CatalogEntry) -> usize {
    entry.info.seats_min.max(2).into()
}

fn seating(entry: &CatalogEntry, words: &[String], usual: usize, lang: Lang) -> Result<Seating> {
    let mut sitters = vec![Sitter::Bot(Skill::default()); usual];
    sitters[0] = Sitter::Person(None);
    if !words.is_empty() {
        sitters = words
            .iter()
            .map(|word| sitter(word, lang))
            .collect::<Result<_>>()?;
    }
    input::seat_count(entry, sitters.len(), lang)?;
    Ok(Seating::of(&sitters).expect("the game takes that many seats"))
}

/// Who is meant by a word, which is read here and not with the arguments: what is wrong is told in
/// the language asked for.
fn sitter(word: &str, lang: Lang) -> Result<Sitter> {
    word.parse().map_err(|_| {
        let levels: Vec<_> = Skill::ALL.iter().map(|skill| skill.word()).collect();
        let (word, levels) = (word.escape_debug().to_string(), levels.join(", "));
        anyhow!(say!(lang, "error-sitter", word = word, levels = levels))
    })
}

fn look(args: &PlayArgs) -> Look {
    let is_terminal = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    let term = env::var("TERM").ok();
    let no_color = env::var("NO_COLOR").ok();
    Look::fit(
        args.plain,
        is_terminal,
        term.as_deref(),
        no_color.as_deref(),
    )
}

/// Where the record is kept: in the file asked for, else among the player's own games.
fn record_file(args: &PlayArgs, entry: &CatalogEntry, lang: Lang) -> Result<Option<PathBuf>> {
    let Some(file) = &args.record else {
        return Ok(own_file(entry));
    };
    if file.exists() {
        let name = file.display().to_string();
        bail!(say!(lang, "error-there-already", file = name));
    }
    Ok(Some(file.clone()))
}

/// A new file in the player's folder of games; none where there is no such folder to be had.
fn own_file(entry: &CatalogEntry) -> Option<PathBuf> {
    let folder = home::own_folder()?;
    let mut files = (1..10_000).map(|n| folder.join(format!("{}-{n}.game", entry.info.id)));
    files.find(|file| !file.exists())
}

/// The command that plays, as whoever started it would type it.
fn command() -> String {
    env::var(output::COMMAND_KEY).unwrap_or_else(|_| format!("{} play", output::NAME))
}
