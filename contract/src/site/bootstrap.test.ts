import { expect, test } from 'vitest'
import { renderedPaths, reservedSegments } from './bootstrap.ts'

test('no path of a page may be a url segment', () => {
  const first = renderedPaths.filter((path) => path !== '/').map((path) => path.split('/')[1] ?? '')
  expect(first.filter((segment) => !reservedSegments.includes(segment))).toEqual([])
  expect(reservedSegments).toContain('hi')
  expect(new Set(reservedSegments).size).toBe(reservedSegments.length)
})
