//! TheCity, in sentences until its table is drawn.

use ::the_city::TheCity;

use super::Face;

impl Face for TheCity {}
