//! A game in this terminal: `cargo run -p terminal --example play -- [--plain] [--it] [seats]`,
//! where seats are words such as `you fair fair`.

use std::{env, io::IsTerminal, path::PathBuf, process::ExitCode};

use prose::Lang;
use tabletop::Seed;
use terminal::{Left, Look, PlayPlan, Seating, Sitter};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let (flags, seats): (Vec<_>, Vec<_>) = words.iter().partition(|word| word.starts_with("--"));
    let has = |flag: &str| flags.iter().any(|word| word.as_str() == flag);
    let sitters: Result<Vec<Sitter>, _> = seats.iter().map(|word| word.parse()).collect();
    let sitters = sitters.ok().filter(|sitters| sitters.len() >= 2);
    let usual = ["you", "fair", "fair"].map(|word| word.parse().expect("these are sitters"));
    let seating = Seating::of(&sitters.unwrap_or(usual.to_vec())).expect("a few words");
    let value = |name: &str| env::var(name).unwrap_or_default();
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].map(value);
    let (term, no_color) = (env::var("TERM").ok(), env::var("NO_COLOR").ok());
    let is_terminal = std::io::stdout().is_terminal();
    let plan = PlayPlan {
        game: "new-york-new-york".to_owned(),
        seating,
        options: String::new(),
        seed: Seed::number(value("SEED").parse().unwrap_or(1989)),
        lang: if has("--it") {
            Lang::It
        } else {
            Lang::guess(locales.iter().map(String::as_str))
        },
        look: Look::fit(
            has("--plain"),
            is_terminal,
            term.as_deref(),
            no_color.as_deref(),
        ),
        record: env::var_os("RECORD").map(PathBuf::from),
        resume_with: Some("RESUME=1 and the same words again".to_owned()),
    };
    let played = if env::var_os("RESUME").is_some() {
        terminal::resume(&plan)
    } else {
        terminal::play(&plan)
    };
    match played {
        Ok(Left::Over) => ExitCode::SUCCESS,
        Ok(Left::Unfinished) => ExitCode::from(3),
        Err(error) => {
            #[expect(clippy::print_stderr, reason = "this is a program")]
            {
                eprintln!("{}", error.said(plan.lang));
            }
            ExitCode::FAILURE
        }
    }
}
