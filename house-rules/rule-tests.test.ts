import { expect, test } from 'vitest'
import { importGraph, readImports } from './import-graph.ts'
import { findRuleFiles } from './rule-files.ts'
import { trackedFiles } from './tracked-files.ts'

const files = trackedFiles(['.ts', '.tsx'])
const graph = importGraph(files)
const rules = findRuleFiles(files, graph)
const besideOf = (path: string): string => path.replace(/\.ts$/, '.test.ts')

test('rules are found by what they import', () => {
  const paths = rules.map(({ path }) => path)
  for (const room of ['contract/', 'server/', 'web/'])
    expect(paths.filter((path) => path.startsWith(room)).length).toBeGreaterThan(25)
  const names = new Set(paths.map((path) => path.split('/').at(-1)))
  for (const name of ['emi.ts', 'apr.ts', 'ranking-rule.ts', 'formats.ts', 'landing-route.ts'])
    expect([name, names.has(name)]).toEqual([name, true])
  expect(paths.filter((path) => /\.(queries|routes|jobs)\.ts$/.test(path))).toEqual([])
})

/** A rule made of text: does the judgement say what it is? */
const judge = (text: string, path = 'server/src/offers/made-up.ts', others: Record<string, string> = {}) => {
  const lines = '\n'.repeat(15)
  const made = [
    { path, text: text + lines },
    ...Object.entries(others).map(([at, of]) => ({ path: at, text: of })),
  ]
  return findRuleFiles(made, importGraph(made)).some((file) => file.path === path)
}

test.each([
  ['a function of its arguments', 'export const f = (a: number) => a + 1', true],
  ['data alone', 'export const f = 1', false],
  ['one that reads a clock', 'export const f = () => Date.now()', false],
  ['one that is told the time', 'export const f = (now: Date) => new Date(now)', true],
  ['one that waits', 'export const f = async () => { await g() }', false],
  [
    'one that is given the database',
    "import type { Database } from '../db/database.ts'\nexport const f = (db: Database) => db",
    false,
  ],
  [
    'one that knows a row by its type',
    "import type { Row } from './x.queries.ts'\nexport const f = (row: Row) => row",
    true,
  ],
  ['one that calls a query', "import { find } from './x.queries.ts'\nexport const f = () => find()", false],
  ['one that calls what calls a query', "import { g } from './g.ts'\nexport const f = () => g()", false],
  [
    'one that reads files',
    "import { readFileSync } from 'node:fs'\nexport const f = () => readFileSync",
    false,
  ],
  ['one that hashes', "import { createHash } from 'node:crypto'\nexport const f = () => createHash", true],
])('%s', (_, text, is) => {
  const others = { 'server/src/offers/g.ts': "export { find as g } from './x.queries.ts'" }
  expect(judge(text, 'server/src/offers/made-up.ts', others)).toBe(is)
})

test('every rule has its table test beside it, and the test runs it', () => {
  const missing = rules.filter(({ path }) => {
    const beside = files.find((file) => file.path === besideOf(path))
    return beside === undefined || !readImports(beside).some(({ target }) => target === path)
  })
  expect(missing.map(({ path }) => besideOf(path))).toEqual([])
})
