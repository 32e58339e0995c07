//! `boroughs arena`: which of two bots is stronger, as the lab finds it out.

use anyhow::Result;
use lab::ArenaArgs;
use prose::Lang;

use crate::{input, output};

pub(crate) fn run(args: &ArenaArgs) -> Result<()> {
    input::game(&args.game, Lang::En)?;
    output::print(&lab::stoppable(|stop| lab::arena(args, stop))?)
}
