//! The languages.

use std::{error::Error, fmt, str::FromStr};

/// A language of the catalogues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::It];

    /// Its code: `en`, `it`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
        }
    }

    /// Its name in itself: `English`, `italiano`.
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::It => "italiano",
        }
    }

    /// The next language, for a key that switches.
    pub const fn next(self) -> Lang {
        match self {
            Lang::En => Lang::It,
            Lang::It => Lang::En,
        }
    }

    /// The language of a locale such as `it_IT.UTF-8`; `None` if it is none of ours.
    pub fn of_locale(locale: &str) -> Option<Lang> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        code.to_ascii_lowercase().parse().ok()
    }

    /// The first language found in the values of `LC_ALL`, `LC_MESSAGES` and `LANG`, in the order
    /// in which they count; English if there is none.
    ///
    /// The caller reads the environment; here is only what it means.
    pub fn guess<'a>(locales: impl IntoIterator<Item = &'a str>) -> Lang {
        let mut set = locales.into_iter().filter(|locale| !locale.is_empty());
        set.next().and_then(Lang::of_locale).unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == text);
        lang.ok_or_else(|| UnknownLang {
            word: text.chars().take(40).collect(),
        })
    }
}

/// A word that names no [`Lang`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang {
    /// The word, cut if it was long.
    pub word: String,
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = self.word.escape_debug();
        write!(f, "`{word}` is no language here; there are en and it")
    }
}

impl Error for UnknownLang {}
