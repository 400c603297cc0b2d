/** The points of a line through `values`, left to right in a box of `width` × `height`; the largest value touches the top. */
export const trendPoints = (values: readonly number[], width: number, height: number): string => {
  const most = Math.max(1, ...values)
  const step = values.length < 2 ? 0 : width / (values.length - 1)
  const round = (value: number): number => Math.round(value * 10) / 10
  return values.map((value, at) => `${round(at * step)},${round(height - (value / most) * height)}`).join(' ')
}
