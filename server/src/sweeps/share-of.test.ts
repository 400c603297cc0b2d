import { afterEach, expect, test, vi } from 'vitest'
import { shareOf } from './share-of.ts'

afterEach(() => vi.unstubAllEnvs())

test('all is tried where no share is named; else each somewhere, and none twice', () => {
  vi.stubEnv('WALK_SHARE', undefined)
  expect(shareOf(['a', 'b', 'c', 'd'], 7)).toEqual(['a', 'b', 'c', 'd'])
  vi.stubEnv('WALK_SHARE', '3')
  const shares = [0, 1, 2].map((place) => shareOf(['a', 'b', 'c', 'd'], place))
  expect(shares).toEqual([['a', 'd'], ['c'], ['b']])
})
