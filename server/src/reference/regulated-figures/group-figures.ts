import type { Figure } from '@marketplace/contract/reference/regulated-figures'
import type { RegulatedFigureRow } from './regulated-figures.queries.ts'

/** Figures by name, each with its rows in the order given, the latest first; of each the row in force on `today` is marked. */
export const groupFigures = (
  rows: readonly (RegulatedFigureRow & { source: string })[],
  today: string,
): Figure[] =>
  Array.from(
    Map.groupBy(rows, ({ name }) => name),
    ([name, own]) => {
      const inForce = own.find(({ valid_from }) => valid_from <= today)
      return {
        name,
        rows: own.map((row) => ({
          value: row.value,
          valid_from: row.valid_from,
          source: row.source,
          is_in_force: row === inForce ? 1 : 0,
        })),
      }
    },
  )
