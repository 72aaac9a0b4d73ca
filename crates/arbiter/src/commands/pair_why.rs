//! Why a round is paired as it is, in words.

use std::io::Write;

use anyhow::Result;
use pairing::dutch::{self, ColorReason, PassedOver, Strength};
use pairing::{Color, Id, Tournament};

/// Writes the brackets and the pairs of the next round with their reasons.
pub(super) fn write(out: &mut dyn Write, tournament: &Tournament) -> Result<()> {
    if tournament.is_round_robin() {
        writeln!(out, "The round is that of the Berger table (C.05, annex 1).")?;
        return Ok(());
    }
    let why = dutch::explain(tournament)?;
    let list = |ids: &[Id]| ids.iter().map(Id::to_string).collect::<Vec<_>>().join(" ");
    for (number, bracket) in why.brackets.iter().enumerate() {
        writeln!(out, "Bracket of {} points: {}", bracket.score, list(&bracket.residents))?;
        if !bracket.moved_down.is_empty() {
            writeln!(out, "  moved down into it: {}", list(&bracket.moved_down))?;
        }
        for (criterion, count) in &bracket.broken {
            writeln!(out, "  {criterion} cannot be kept in full: {count}")?;
        }
        for pair in why.pairs.iter().filter(|pair| pair.bracket == number) {
            let float = if pair.is_float { ", a float" } else { "" };
            let colors = color_words(pair.color);
            let due = |preference: Option<dutch::Preference>| match preference {
                None => "nothing due".to_owned(),
                Some(due) => {
                    let strength = match due.strength {
                        Strength::Absolute => "absolute",
                        Strength::Strong => "strong",
                        Strength::Mild => "mild",
                    };
                    format!("{} due ({strength})", if due.color == Color::White { "White" } else { "Black" })
                }
            };
            let [white, black] = pair.preferences.map(due);
            writeln!(
                out,
                "  {}-{}{float}: {white}, {black}; {colors} (article {})",
                pair.white,
                pair.black,
                pair.color.article()
            )?;
            for (id, reason) in &pair.passed_over {
                let reason = match reason {
                    PassedOver::MayNotMeet(criterion) => {
                        format!("may not be met ({criterion})")
                    }
                    PassedOver::Worse(criterion) => format!("would be worse by {criterion}"),
                    PassedOver::Order => "comes later in the order of candidates (article 4)".to_owned(),
                };
                writeln!(out, "    not {id}: {reason}")?;
            }
        }
        if !bracket.downfloaters.is_empty() {
            writeln!(out, "  not paired in it: {}", list(&bracket.downfloaters))?;
        }
    }
    if let Some(bye) = why.bye {
        writeln!(out, "Bye: {bye}")?;
    }
    Ok(())
}

const fn color_words(reason: ColorReason) -> &'static str {
    match reason {
        ColorReason::BothGranted => "both get their color",
        ColorReason::Stronger => "the stronger preference decides",
        ColorReason::WiderDifference => "the wider color difference decides",
        ColorReason::History => "the last round with different colors decides",
        ColorReason::HigherRanked => "the higher ranked gets the color due",
        ColorReason::InitialColor => "the pairing number and the initial color decide",
    }
}
