import type { proposeFigure } from '@marketplace/contract/reference/regulated-figures'
import type { Body } from '@marketplace/contract/platform/call'
import type { ProblemDetail } from '../../platform/http/problem.ts'
import type { RegulatedFigureRow } from './regulated-figures.queries.ts'

/** What a figure can be, by the unit that its name ends in: a percentage, else whole rupees, days, hours or years. */
const canBe = (name: string, value: number): boolean =>
  name.endsWith('_percent') ? value <= 100 && Number(value.toFixed(2)) === value : Number.isSafeInteger(value)

/**
 * What is wrong with a row that staff propose; null where nothing is. It is of a figure that there is, from today on (what was
 * reckoned before stays as it was), on a day without a row, and it changes something. `today` is YYYY-MM-DD in India.
 */
export const judgeProposal = (
  { name, value, valid_from }: Pick<Body<typeof proposeFigure>, 'name' | 'value' | 'valid_from'>,
  rows: readonly RegulatedFigureRow[],
  today: string,
): ProblemDetail | null => {
  const own = rows.filter((row) => row.name === name)
  if (own.length === 0) return { field: 'name', key: 'figure_unknown' }
  if (!canBe(name, value)) return { field: 'value', key: 'figure_value_invalid' }
  if (valid_from < today) return { field: 'valid_from', key: 'figure_day_past' }
  if (own.some((row) => row.valid_from === valid_from))
    return { field: 'valid_from', key: 'figure_day_taken' }
  const before = own
    .filter((row) => row.valid_from < valid_from)
    .reduce<RegulatedFigureRow | null>(
      (latest, row) => (latest === null || row.valid_from > latest.valid_from ? row : latest),
      null,
    )
  return before?.value === value ? { field: 'value', key: 'figure_same' } : null
}
