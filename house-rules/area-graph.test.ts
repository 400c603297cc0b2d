import { expect, test } from 'vitest'
import type { Room } from './areas.ts'
import {
  arrowsIn,
  arrowsPastUseCases,
  crowdedFolders,
  cyclesOf,
  forbiddenArrows,
  knotsInAreas,
} from './area-graph.ts'

const room: Room = {
  folder: 'server/src',
  starts: ['main.ts'],
  areas: {
    platform: { holds: '', mayImport: [] },
    loans: { holds: '', mayImport: ['platform'] },
  },
}
const arrow = (from: string, to: string) => ({ from: `server/src/${from}`, to: `server/src/${to}` })

test('imports are read from the text, static, lazy and by type, tests aside', () => {
  const text = `import type { A } from '../platform/a.ts'\nconst b = await import('./b.ts')\nimport z from 'zod'`
  expect(
    arrowsIn('server/src', [
      { path: 'server/src/loans/offer.ts', text },
      { path: 'server/src/loans/offer.test.ts', text },
      { path: 'server/src/testing/build.ts', text },
      { path: 'web/src/loans/offer.ts', text },
    ]),
  ).toEqual([arrow('loans/offer.ts', 'platform/a.ts'), arrow('loans/offer.ts', 'loans/b.ts')])
})

test.each([
  ['down', arrow('loans/offer.ts', 'platform/db/sql.ts'), true],
  ['up', arrow('platform/db/sql.ts', 'loans/offer.ts'), false],
  ['into the area itself', arrow('loans/offers/a.ts', 'loans/applications/b.ts'), true],
  ['from an area that nobody declared', arrow('misplaced/a.ts', 'platform/db/sql.ts'), false],
  ['to a file at the top', arrow('loans/offer.ts', 'main.ts'), false],
  ['from where a process starts', arrow('main.ts', 'loans/offer.ts'), true],
  ['from another file at the top', arrow('other.ts', 'loans/offer.ts'), false],
])('an arrow %s', (_name, tried, isAllowed) => {
  expect(forbiddenArrows(room, [tried])).toHaveLength(isAllowed ? 0 : 1)
})

test.each([
  ['queries of another area', arrow('loans/offer.ts', 'platform/db/rows.queries.ts'), false],
  ['routes of another area', arrow('loans/offer.ts', 'platform/db/rows.routes.ts'), false],
  ['queries of the own area', arrow('loans/offers/a.ts', 'loans/applications/rows.queries.ts'), true],
])('%s', (_name, tried, isAllowed) => {
  expect(arrowsPastUseCases(room, [tried])).toHaveLength(isAllowed ? 0 : 1)
})

test('cycles are found whole and each once', () => {
  expect(
    cyclesOf([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
      ['d', 'e'],
      ['e', 'd'],
      ['e', 'f'],
    ]).toSorted((one, other) => one.join().localeCompare(other.join())),
  ).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
  expect(
    cyclesOf([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]),
  ).toEqual([])
})

test('folders of an area may know each other in threes, not in fours', () => {
  const ring = (names: readonly string[]) =>
    names.map((name, index) =>
      arrow(`loans/${name}/x.ts`, `loans/${names[(index + 1) % names.length] ?? ''}/y.ts`),
    )
  expect(knotsInAreas(room, ring(['a', 'b', 'c']), 3)).toEqual([])
  expect(knotsInAreas(room, ring(['a', 'b', 'c', 'd']), 3)).toHaveLength(1)
  // What every folder of an area uses may stand at its top.
  expect(
    knotsInAreas(
      room,
      [arrow('loans/a/x.ts', 'loans/services.ts'), arrow('loans/services.ts', 'loans/a/y.ts')],
      0,
    ),
  ).toEqual([])
})

test('a folder is counted without its tests and texts', () => {
  const files = (names: readonly string[]) => names.map((path) => ({ path, text: '' }))
  expect(crowdedFolders(files(['web/src/ui/a.tsx', 'web/src/ui/b.ts', 'web/src/ui/b.test.ts']), 2)).toEqual(
    [],
  )
  expect(crowdedFolders(files(['web/src/ui/a.tsx', 'web/src/ui/b.ts', 'web/src/ui/c.ts']), 2)).toEqual([
    'web/src/ui: 3',
  ])
  expect(crowdedFolders(files(['web/src/i18n/en/a.ts', 'web/src/i18n/en/b.ts']), 1)).toEqual([])
})
