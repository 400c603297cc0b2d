import { expect, test } from 'vitest'
import { importGraph } from '../../house-rules/import-graph.ts'
import { nearestTests, needsDatabase } from './nearest-tests.ts'

const files = {
  'server/src/offers/emi.ts': '',
  'server/src/offers/emi.test.ts': "import { a } from './emi.ts'",
  'server/src/offers/apr.test.ts': "import { a } from './emi.ts'",
  'server/src/money/far.test.ts': "import { a } from '../offers/emi.ts'",
  'server/src/offers/types.test.ts': "import type { A } from './emi.ts'",
  'server/src/offers/show.ts': "import { a } from './emi.ts'",
  'server/src/offers/offers.test.ts':
    "import { a } from './emi.ts'\nimport { t } from '../testing/test-app.ts'",
  'server/src/testing/test-app.ts': "import { d } from './test-database.ts'",
  'server/src/testing/test-database.ts': '',
  'server/src/offers/deep.ts': '',
  'server/src/offers/deeper.ts': "import { a } from './deep.ts'",
  'server/src/offers/deeper.test.ts': "import { a } from './deeper.ts'",
  'web/src/offers/show.browser.test.tsx': "import { a } from '../../../server/src/offers/emi.ts'",
  'contract/src/offers.ts': '',
}
const graph = importGraph(Object.entries(files).map(([path, text]) => ({ path, text })))
const nearest = nearestTests(graph)

test('the test beside it first, then those of its folder, then the others; those with a database apart', () => {
  expect(nearest('server/src/offers/emi.ts')).toEqual({
    quick: ['server/src/offers/emi.test.ts', 'server/src/offers/apr.test.ts', 'server/src/money/far.test.ts'],
    slow: ['server/src/offers/offers.test.ts'],
  })
})

test('without one of its own, the tests of what imports it', () => {
  expect(nearest('server/src/offers/deep.ts').quick).toEqual(['server/src/offers/deeper.test.ts'])
})

test('a call of the contract is held by the tables of who may make it and of what it lets in', () => {
  expect(nearest('contract/src/offers.ts')).toEqual({
    quick: ['house-rules/who-may.test.ts', 'house-rules/wire.test.ts'],
    slow: [],
  })
})

test('a database is needed through what a test imports', () => {
  expect(needsDatabase(graph, 'server/src/offers/offers.test.ts')).toBe(true)
  expect(needsDatabase(graph, 'server/src/offers/emi.test.ts')).toBe(false)
})
