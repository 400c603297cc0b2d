import { expect, it, test } from 'vitest'
import { monthTabs, queryOfTab, tabFrom } from './month-tabs.ts'

const kind = (name: 'MATCHED' | 'TIER_MISSED' | 'NOT_STATED', count: number) => ({
  kind: name,
  count,
  open: count,
  difference: 0,
})
const month = {
  lines: 21,
  open: 7,
  kinds: [kind('NOT_STATED', 1), kind('MATCHED', 14), kind('TIER_MISSED', 5)],
}

test('all, open, the kinds in one order, settled', () => {
  expect(monthTabs(month).map(({ title, count }) => `${title} ${count}`)).toEqual([
    'All 21',
    'Open 7',
    'Next lower slab 5',
    'Not stated 1',
    'Settled 14',
  ])
  expect(monthTabs({ lines: 0, open: 0, kinds: [] }).map(({ title }) => title)).toEqual([
    'All',
    'Open',
    'Settled',
  ])
})

it.each([
  ['', ''],
  ['open', 'open'],
  ['TIER_MISSED', 'TIER_MISSED'],
  ['LATE', ''],
  ['made up', ''],
])('the address %j opens %j', (text, tab) => {
  expect(tabFrom(text, monthTabs(month))?.tab).toBe(tab)
})

it.each([
  ['', {}],
  ['open', { is_open: '1' }],
  ['settled', { is_open: '0' }],
  ['LATE', { kind: 'LATE' }],
] as const)('%j asks for %j', (tab, query) => {
  expect(queryOfTab(tab)).toEqual(query)
})
