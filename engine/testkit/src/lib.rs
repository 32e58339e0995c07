//! Laws, transcripts and playout fuzzing that hold for every game.
