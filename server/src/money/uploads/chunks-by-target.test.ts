import { expect, test } from 'vitest'
import { chunksByTarget } from './chunks-by-target.ts'

test.each([
  [[], []],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
  [
    [1, 1, 1, 2],
    [[1, 1, 1], [2]],
  ],
  [
    [1, 2, 2, 2, 3],
    [[1, 2, 2, 2], [3]],
  ],
  [[1, 2], [[1, 2]]],
])('applications %j in chunks of two', (targets, chunks) => {
  const cut = chunksByTarget(
    targets.map((target_id) => ({ target_id })),
    2,
  )
  expect(cut.map((chunk) => chunk.map(({ target_id }) => target_id))).toEqual(chunks)
})
