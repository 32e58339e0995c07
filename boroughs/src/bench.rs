//! `boroughs bench`: how fast the rules are, as the lab measures it.

use anyhow::Result;
use lab::BenchArgs;
use prose::Lang;

use crate::{input, output};

pub(crate) fn run(args: &BenchArgs) -> Result<()> {
    for id in &args.games {
        input::game(id, Lang::En)?;
    }
    output::print(&lab::bench(args)?)
}
