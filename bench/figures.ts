/** The middle of the values; NaN where there are none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value that `share` of all are at or below. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** b in y = a·x^b through two points: 1 is growth in proportion. */
export const growthExponent = (
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
): number => Math.log(to[1] / from[1]) / Math.log(to[0] / from[0])

const rounded = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

export const inMicroseconds = (value: number): string => `${rounded(value)} µs`
export const inMilliseconds = (value: number): string =>
  `${value < 10 ? rounded(value) : value.toFixed(0)} ms`
export const inSeconds = (milliseconds: number): string => `${rounded(milliseconds / 1000)} s`
/** 1 kB is 1,000 bytes. */
export const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const asRatio = (value: number): string => (value >= 0.1 ? value.toFixed(2) : value.toPrecision(2))
