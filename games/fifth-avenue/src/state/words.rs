//! The whole situation in one line of words.

use std::fmt;

use tabletop::Seat;

use crate::components::District;

use super::{
    Board, FifthAvenue,
    auction::{Auction, Leader},
    lots::OnLot,
};

impl fmt::Display for FifthAvenue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.board;
        match self.agenda.now() {
            Some(step) => write!(f, "turn {}, {step}", board.turns + 1)?,
            None => write!(f, "{} turns, over", board.turns)?,
        }
        for district in District::ALL {
            write_district(f, board, district)?;
        }
        let [white, beige] = board.commissions;
        write!(f, "; white {white} marks {}", board.markers[0])?;
        write!(f, "; beige {beige} marks {}", board.markers[1])?;
        f.write_str("; row")?;
        for (_, shop) in board.active_group() {
            write!(f, " {shop}")?;
        }
        write!(f, " placed {}; park {}", board.placed, board.park_shops)?;
        f.write_str("; decks")?;
        for (colour, deck) in crate::components::cards::Colour::ALL
            .iter()
            .zip(&board.decks)
        {
            let top = deck
                .top
                .map_or("-".to_owned(), |value| value.points().to_string());
            write!(f, " {}{top}/{}", colour.letter(), deck.under)?;
        }
        let black = &board.black;
        write!(
            f,
            " k{}:{:b}; unseen {}",
            black.under, black.face_up, self.unseen
        )?;
        if let Some(auction) = &board.auction {
            write_auction(f, auction)?;
            write!(f, " picks {}", self.picks)?;
        }
        for seat in self.seats().iter() {
            write_seat(f, self, seat)?;
        }
        board.asso.map_or(Ok(()), |left| write!(f, "; Asso {left}"))
    }
}

fn write_district(f: &mut fmt::Formatter<'_>, board: &Board, district: District) -> fmt::Result {
    write!(f, "; {district}")?;
    if board.closed.contains(district) {
        return f.write_str(" closed");
    }
    for lot in board.side.ring(district) {
        match board.on(district, *lot) {
            OnLot::Empty => f.write_str(" .")?,
            OnLot::Shops(shops) => {
                let letters: String = shops.iter().map(|shop| &shop.word()[..1]).collect();
                write!(f, " [{letters}]")?;
            }
            OnLot::Towers { owner, count } => write!(f, " {owner}{count}")?,
        }
    }
    Ok(())
}

fn write_auction(f: &mut fmt::Formatter<'_>, auction: &Auction) -> fmt::Result {
    write!(f, "; auction {} by {}", auction.site, auction.opener)?;
    if let Some(colour) = auction.colour {
        write!(f, " {colour}")?;
    }
    for (seat, bid) in auction.bids.iter() {
        if let Some(colour) = bid.colour {
            write!(
                f,
                " {seat} {}{} k{}",
                colour.letter(),
                bid.coloured,
                bid.black
            )?;
        }
    }
    if let Some(turned) = auction.asso {
        write!(f, " Asso k{turned}")?;
    }
    let leader = match auction.leader {
        Leader::Nobody => "nobody".to_owned(),
        Leader::Seat(seat) => seat.to_string(),
        Leader::Asso => "Asso".to_owned(),
    };
    write!(
        f,
        " passed {} high {leader} {}",
        auction.passed,
        auction.high()
    )
}

fn write_seat(f: &mut fmt::Formatter<'_>, table: &FifthAvenue, seat: Seat) -> fmt::Result {
    let board = &table.board;
    let (hand, shown) = (table.hands[seat], board.shown[seat]);
    write!(
        f,
        "; {seat} {} hand {hand} shown {shown}",
        board.scores[seat]
    )?;
    let (reserve, supply) = (board.reserves[seat], board.supplies[seat]);
    write!(
        f,
        " towers {reserve}+{supply} park {}",
        board.park_towers[seat]
    )
}
