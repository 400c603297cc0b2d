type Values = (number | null)[]

/**
 * What days sum up to, in the order of the measures and those that their ratios are made of: counts and rupees. Null: not known by what is
 * asked. Shares are made of the sums when they are shown.
 */
export interface RunSums {
  /** Of a row without anything. */
  none: Values
  total: Values
  /** By the value of the dimension: a number, or the first day of a span. */
  rows: Record<string, Values>
  /** By the first day of each week or month; null of rows that are spans of time themselves. */
  course: Record<string, Values> | null
  /** Of a week or month without anything: by time more may be known than by the rows' own dimension. Absent in parts that an earlier release stored. */
  course_none?: Values | null
  /** 1: what was before the reports was still being counted meanwhile. */
  is_filling: 0 | 1
}

/** To the paisa, as sums of rupees are no exact doubles. */
const plus = (one: number | null | undefined, other: number | null | undefined): number | null =>
  one == null || other == null ? null : Math.round((one + other) * 100) / 100

const addValues = (one: readonly (number | null)[], other: readonly (number | null)[]): Values =>
  one.map((value, place) => plus(value, other[place]))

const addRows = (
  one: RunSums['rows'],
  other: RunSums['rows'],
  noneOfOne: Values,
  noneOfOther: Values,
): RunSums['rows'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
      key,
      addValues(one[key] ?? noneOfOne, other[key] ?? noneOfOther),
    ]),
  )

/** The sums of days and of others that share none with them. */
export const addSums = (one: RunSums | null, other: RunSums): RunSums => {
  if (one === null) return other
  const { none } = one
  const ofOne = one.course_none ?? none
  const ofOther = other.course_none ?? other.none
  return {
    none: addValues(none, other.none),
    total: addValues(one.total, other.total),
    rows: addRows(one.rows, other.rows, none, other.none),
    course:
      one.course === null || other.course === null ? null : addRows(one.course, other.course, ofOne, ofOther),
    ...(one.course_none != null && other.course_none != null && { course_none: addValues(ofOne, ofOther) }),
    is_filling: one.is_filling === 1 ? 1 : other.is_filling,
  }
}

/** The same with one measure that was counted over all days at once, as it is no sum of parts of them. */
export const withWhole = (
  sums: RunSums,
  place: number,
  whole: { none: number | null; total: number | null; rows: ReadonlyMap<string, number | null> },
): RunSums => {
  const put = (values: Values, value: number | null): Values => values.with(place, value)
  return {
    ...sums,
    none: put(sums.none, whole.none),
    total: put(sums.total, whole.total),
    rows: Object.fromEntries(
      Object.entries(sums.rows).map(([key, values]) => [key, put(values, whole.rows.get(key) ?? whole.none)]),
    ),
    // By time it is not known.
    ...(sums.course_none != null && { course_none: put(sums.course_none, null) }),
    course:
      sums.course === null
        ? null
        : Object.fromEntries(Object.entries(sums.course).map(([key, values]) => [key, put(values, null)])),
  }
}
