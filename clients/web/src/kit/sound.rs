//! Sounds of the table, made as they are needed: a few tones each, no files.

use std::cell::OnceCell;

use web_sys::{AudioContext, OscillatorType};

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Somebody else laid a card or a tile: a knock on wood.
    Move,
    /// Points or money changed hands: two coins.
    Coin,
    /// The person here is asked: a bell of two notes.
    Turn,
}

/// One tone of a sound, in seconds, hertz and loudness.
struct Tone {
    start: f64,
    length: f64,
    pitch: f32,
    loudness: f32,
}

impl Sound {
    fn tones(self) -> &'static [Tone] {
        const fn tone(start: f64, length: f64, pitch: f32, loudness: f32) -> Tone {
            Tone {
                start,
                length,
                pitch,
                loudness,
            }
        }
        const MOVE: [Tone; 2] = [tone(0.0, 0.07, 196.0, 0.30), tone(0.0, 0.03, 523.0, 0.10)];
        const COIN: [Tone; 3] = [
            tone(0.0, 0.16, 1_976.0, 0.08),
            tone(0.0, 0.12, 2_637.0, 0.05),
            tone(0.09, 0.20, 2_349.0, 0.07),
        ];
        const TURN: [Tone; 2] = [tone(0.0, 0.45, 659.0, 0.16), tone(0.14, 0.60, 880.0, 0.16)];
        match self {
            Sound::Move => &MOVE,
            Sound::Coin => &COIN,
            Sound::Turn => &TURN,
        }
    }
}

thread_local! {
    /// One for the page: browsers allow but a few.
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Lets a sound be heard, where the browser can.
pub fn play(sound: Sound) {
    CONTEXT.with(|context| {
        let context = context.get_or_init(|| AudioContext::new().ok());
        let Some(context) = context else { return };
        // Browsers stop it until somebody has touched the page.
        let _ = context.resume();
        for tone in sound.tones() {
            // A sound that fails is not missed.
            let _ = ring(context, tone);
        }
    });
}

/// Plays a tone that dies away, as struck things do.
fn ring(context: &AudioContext, tone: &Tone) -> Result<(), wasm_bindgen::JsValue> {
    let (voice, volume) = (context.create_oscillator()?, context.create_gain()?);
    let start = context.current_time() + tone.start;
    let end = start + tone.length;
    voice.set_type(OscillatorType::Sine);
    voice.frequency().set_value(tone.pitch);
    volume.gain().set_value_at_time(tone.loudness, start)?;
    volume
        .gain()
        .exponential_ramp_to_value_at_time(0.000_1, end)?;
    voice.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(end)
}
