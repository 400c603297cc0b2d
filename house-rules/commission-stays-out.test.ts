import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, trackedFiles, type TrackedFile } from './tracked-files.ts'

const files = new Map(trackedFiles(['.ts']).map((file) => [file.path, file]))

/** Every file of the server that a file reaches by its imports, itself included. */
const reachedFrom = (start: readonly TrackedFile[]): Set<string> => {
  const reached = new Set<string>()
  const waiting = [...start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file.path)) continue
    reached.add(file.path)
    for (const name of importsOf(file)) {
      const next = name.startsWith('.') ? files.get(normalize(join(dirname(file.path), name))) : undefined
      if (next !== undefined) waiting.push(next)
    }
  }
  return reached
}

// What a lender pays decides no order and hides no offer (specification of the ranking rule; domain.md 1, 3.3, 3.4).
// duty 4: commission has no way into the order.
test('matching, ranking and the lender directory reach nothing of the lender revenue', () => {
  const start = [...files.values()].filter(
    ({ path }) =>
      !path.endsWith('.test.ts') &&
      (/^server\/src\/(loans\/offers|market\/(matching|pricing))\//.test(path) ||
        path === 'server/src/market/lenders/lender-directory.ts'),
  )
  expect(start.length).toBeGreaterThan(30)
  const reached = reachedFrom(start)
  expect([...reached].some((path) => path === 'server/src/market/matching/ranking-rule.ts')).toBe(true)
  expect([...reached].some((path) => path.startsWith('server/src/platform/money/'))).toBe(true)
  expect([...reached].filter((path) => path.includes('lender-revenue'))).toEqual([])
  const names = /lender_revenue|revenue_percent|revenue_flat/
  expect([...reached].filter((path) => names.test(files.get(path)?.text ?? ''))).toEqual([])
})
