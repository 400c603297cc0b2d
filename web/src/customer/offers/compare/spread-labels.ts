/**
 * Places for labels beside points on one axis, in the order of `points`, so that no two are nearer than `gap` and none lies beyond
 * `last`: each as near to its point as the others let it.
 */
export const spreadLabels = (points: readonly number[], gap: number, last: number): number[] => {
  const order = points.map((_, index) => index).toSorted((a, b) => (points[a] ?? 0) - (points[b] ?? 0))
  const places = [...points]
  let before = -Infinity
  for (const index of order) {
    before = Math.max(points[index] ?? 0, before + gap)
    places[index] = before
  }
  let after = last + gap
  for (const index of order.toReversed()) {
    after = Math.min(places[index] ?? 0, after - gap)
    places[index] = after
  }
  return places
}
