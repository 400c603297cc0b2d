import type { Query } from '@marketplace/contract/platform/call'
import type { Dimension } from '@marketplace/contract/reports/dimensions'
import { measuresBeneath, type Measure } from '@marketplace/contract/reports/measures'
import type { exportReport, ReportAnswer } from '@marketplace/contract/reports/reports'
import { filtersOf } from './filters-of.ts'
import type { Moment } from './in-one-moment.ts'
import { readFigures, withParts } from './read-figures.ts'

/** By the key of the row that they stand beneath: the rows by a second dimension, the largest first. */
export type RowsBeneath = ReadonlyMap<
  string,
  readonly { label: string; values: ReadonlyMap<Measure, number | null> }[]
>

/** The rows of every row of a report by a second dimension, in one question. @throws Problem as `readFigures` does. */
export const readBeneath = async (
  { tx, names }: Moment,
  { by, measures: shown, range }: Pick<ReportAnswer, 'by' | 'measures' | 'range'>,
  thenBy: Dimension,
  query: Query<typeof exportReport>,
): Promise<RowsBeneath> => {
  const measures = withParts(measuresBeneath(shown, thenBy))
  const figures = await readFigures(tx, {
    ...range,
    measures,
    times: query.times ?? 'heard',
    by: [by, thenBy],
    where: filtersOf(query, names),
  })
  const rows = [...figures.rows.values()]
    .filter(({ values }) => values.some((value) => (value ?? 0) !== 0))
    .map(({ keys, values }) => ({
      above: names.nameOf(by, keys[0] ?? 0).key,
      label: names.nameOf(thenBy, keys[1] ?? 0).label,
      values: new Map(measures.map((measure, place) => [measure, values[place] ?? null])),
      first: values.find((value) => value !== null) ?? 0,
    }))
    .toSorted((one, other) => other.first - one.first || one.label.localeCompare(other.label))
  return Map.groupBy(rows, ({ above }) => above)
}
