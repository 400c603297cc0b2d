import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rooms } from './areas.ts'
import {
  areaOf,
  arrowsIn,
  arrowsPastUseCases,
  crowdedFolders,
  cyclesOf,
  forbiddenArrows,
  isProduct,
  knotsInAreas,
} from './area-graph.ts'
import { printAreas } from './print-areas.ts'
import { ROOT, trackedFiles } from './tracked-files.ts'

const MOST_FILES = 25
const MOST_FOLDERS_IN_A_CYCLE = 3
const files = trackedFiles(['.ts', '.tsx'])

describe.each(Object.entries(rooms))('%s', (_name, room) => {
  const arrows = arrowsIn(room.folder, files)
  const own = files.filter(({ path }) => path.startsWith(`${room.folder}/`) && isProduct(path))

  test('every file stands in a declared area, and every area has files', () => {
    expect(own.length).toBeGreaterThan(60)
    const found = new Set(own.map(({ path }) => areaOf(room, path)).filter((area) => area !== null))
    expect([...found].sort()).toEqual(Object.keys(room.areas).sort())
    expect(
      own
        .filter(({ path }) => areaOf(room, path) === null)
        .map(({ path }) => path.slice(room.folder.length + 1)),
    ).toEqual(room.starts)
  })

  test('areas import those that they may, and the allowed arrows make no cycle', () => {
    expect(arrows.length).toBeGreaterThan(60)
    expect(forbiddenArrows(room, arrows)).toEqual([])
    expect(
      cyclesOf(
        Object.entries(room.areas).flatMap(([area, { mayImport }]) =>
          mayImport.map((other) => [area, other] as const),
        ),
      ),
    ).toEqual([])
  })

  test('no arrow is allowed that nobody uses', () => {
    const used = new Set(arrows.map(({ from, to }) => `${areaOf(room, from)} → ${areaOf(room, to)}`))
    const allowed = Object.entries(room.areas).flatMap(([area, { mayImport }]) =>
      mayImport.map((other) => `${area} → ${other}`),
    )
    expect(allowed.filter((arrow) => !used.has(arrow))).toEqual([])
  })

  test('an area is asked by its use cases, never by its queries or routes', () => {
    expect(arrowsPastUseCases(room, arrows)).toEqual([])
  })

  test('no more than three folders of an area know each other in a circle', () => {
    expect(knotsInAreas(room, arrows, MOST_FOLDERS_IN_A_CYCLE)).toEqual([])
  })
})

test('no folder holds more than 25 source files', () => {
  expect(crowdedFolders(files, MOST_FILES)).toEqual([])
})

test('docs/architecture.md prints the areas as they are (npm run areas)', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  expect(page).toContain(printAreas())
})
