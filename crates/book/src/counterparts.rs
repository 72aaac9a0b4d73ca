//! Which requirements of different volumes say the same or its like.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::Volume;

/// One line of the table: requirements of each volume, in the order of [`Volume::ALL`].
type Group = [Vec<&'static str>; Volume::ALL.len()];

struct Table {
    groups: Vec<Group>,
    /// The lines of a requirement, by volume and identifier.
    of: HashMap<(usize, &'static str), Vec<usize>>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table { groups: Vec::new(), of: HashMap::new() };
    for (index, line) in include_str!("../counterparts.csv").lines().skip(1).enumerate() {
        let mut group = Group::default();
        for (column, cell) in line.split(',').enumerate().take(group.len()) {
            for id in cell.split_whitespace() {
                group[column].push(id);
                table.of.entry((column, id)).or_default().push(index);
            }
        }
        table.groups.push(group);
    }
    table
});

/// Returns the articles of another volume that have the counterparts of a requirement.
pub(crate) fn of(volume: Volume, id: &str, other: Volume) -> Vec<&'static str> {
    let table = &*TABLE;
    let lines = table.of.get(&(volume.index(), id)).into_iter().flatten();
    let ids = lines.flat_map(|&line| &table.groups[line][other.index()]);
    ids.filter_map(|id| other.requirements().iter().find(|found| found.short_id() == *id))
        .map(crate::Requirement::article)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_names_only_requirements_that_exist() {
        let header: Vec<_> = include_str!("../counterparts.csv").lines().next().unwrap().split(',').collect();
        assert_eq!(header, Volume::ALL.map(Volume::name));
        for group in &TABLE.groups {
            assert!(group.iter().filter(|ids| !ids.is_empty()).count() > 1, "{group:?} has one side only");
            for (volume, ids) in Volume::ALL.into_iter().zip(group) {
                for id in ids {
                    assert!(volume.requirements().iter().any(|found| found.short_id() == *id), "{volume}: {id}");
                }
            }
        }
    }

    #[test]
    fn a_counterpart_names_the_article_in_return() {
        for volume in Volume::ALL {
            for entry in volume.contents() {
                for other in Volume::ALL.into_iter().filter(|other| *other != volume) {
                    for number in entry.counterparts(other) {
                        let back = other.contents().find(number).unwrap().counterparts(volume);
                        assert!(back.contains(&entry.number()), "{volume} {} and {other} {number}", entry.number());
                    }
                }
            }
        }
    }
}
