import { expect, test } from 'vitest'
import {
  cutNames,
  filterAdvice,
  fitsTogether,
  planFilters,
  type Asked,
  type CutName,
} from './filters-of-kind.ts'

const month: Asked = { kind: 'reached', days: 31 }
const longer: Asked = { kind: 'reached', days: 32 }
const starts: Asked = { kind: 'cohort', days: 7 }

const cases: readonly [Asked, readonly CutName[], boolean][] = [
  [month, cutNames, true],
  [longer, ['brand', 'product', 'device'], true],
  [longer, ['source', 'device'], false],
  [longer, ['source', 'partner'], false],
  [starts, [], true],
  [starts, ['brand', 'source'], true],
  [starts, ['source'], true],
  [starts, ['device'], true],
  [starts, ['partner'], true],
  [starts, ['product'], false],
  [starts, ['brand', 'device'], false],
  [starts, ['device', 'partner'], false],
]
test.each(cases)('%j by %j: %s', (asked, names, is) => {
  expect(fitsTogether(names, asked)).toBe(is)
})

test('what does not fit is left out, and what fits beside the rest is offered', () => {
  expect(planFilters(['product', 'device', 'brand'], starts)).toEqual({
    used: ['brand'],
    leftOut: ['product', 'device'],
    offered: ['source'],
  })
  expect(planFilters([], starts).offered).toEqual(['brand', 'source', 'device', 'partner'])
  expect(planFilters(['device'], longer)).toEqual({
    used: ['device'],
    leftOut: [],
    offered: ['brand', 'product'],
  })
  expect(planFilters([...cutNames], month)).toEqual({ used: cutNames, leftOut: [], offered: [] })
})

test('why a filter is missing is said in words, and nothing where none is', () => {
  const said = (chosen: readonly CutName[], asked: Asked) => filterAdvice(planFilters(chosen, asked), asked)
  expect(said([], month)).toBeNull()
  expect(said([...cutNames], month)).toBeNull()
  expect(said(['brand'], longer)).toBeNull()
  expect(said(['source'], longer)).toMatch(/^Over more than 31 days/)
  expect(said(['source', 'device'], longer)).toMatch(/one at a time/)
  expect(said([], starts)).toMatch(/a start has no product yet/)
})
