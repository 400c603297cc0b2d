import { expect, test } from 'vitest'
import { entriesOfActs, firstChoice, paletteGroups, type PaletteFacts } from './palette-groups.ts'

const run = (): void => undefined
const facts: PaletteFacts = {
  typed: 'sah',
  things: [
    {
      title: 'Lenders',
      hits: [
        {
          title: 'Sahyadri_Bank',
          state: 'Live',
          path: '/admin/lenders/1',
          acts: [
            {
              title: 'On and off by brand',
              path: '/admin/vendors-on-off?q=Sahyadri_Bank',
              asks: 'asks first',
            },
          ],
        },
      ],
    },
    { title: 'Credit cards', hits: [] },
    { title: 'Brands', hits: [{ title: 'Sahaj', path: '/admin/brands/sahaj' }] },
  ],
  acts: [
    { title: 'Add lender', page: 'lenders', path: '/admin/lenders', creates: true },
    { title: 'Switch off', page: 'lenders', path: '/admin/vendors-on-off', asks: 'asks first' },
  ],
  shellActs: [{ title: 'Logout', run }],
  peopleKind: null,
  found: null,
  pages: [{ title: 'Lenders', path: '/admin/lenders', keys: 'g l' }],
  recent: [{ title: 'Sahaj', path: '/admin/brands/sahaj' }],
}
const shape = (changes: Partial<PaletteFacts>) =>
  paletteGroups({ ...facts, ...changes }).map(({ title, entries }) => [
    title,
    entries.map((one) => one.title),
  ])

test('things, then what can be done with the first of them', () => {
  expect(shape({})).toEqual([
    ['Lenders', ['Sahyadri_Bank']],
    ['Brands', ['Sahaj']],
    ['With Sahyadri_Bank', ['On and off by brand']],
  ])
})

test('acts, people and pages follow in this order', () => {
  expect(shape({ typed: 'l', things: [], peopleKind: 'full name' })).toEqual([
    ['Acts', ['Logout', 'Add lender']],
    ['Customers and numbers', ['Find a customer by full name']],
    ['Pages', ['Lenders']],
  ])
})

test('people that were found take the place of the question', () => {
  const found = { hits: [{ title: 'Asha Verma', path: '/admin/csr-portal/1/2' }], total: 1 }
  expect(shape({ typed: '9876543210', things: [], peopleKind: 'mobile number', found })).toEqual([
    ['Customers and numbers', ['Asha Verma']],
  ])
  expect(shape({ typed: '9876543210', things: [], found: { hits: [], total: 0 } })).toEqual([])
})

test('empty, the pages that were opened last and all pages', () => {
  expect(shape({ typed: ' ' })).toEqual([
    ['Last opened', ['Sahaj']],
    ['Pages', ['Lenders']],
  ])
  expect(shape({ typed: '', recent: [] })).toEqual([['Pages', ['Lenders']]])
})

test('what asks first says so, what has a key shows it, and each does what it is for', () => {
  const all = paletteGroups({ ...facts, things: [], typed: 's' }).flatMap(({ entries }) => entries)
  expect(all.find(({ title }) => title === 'Switch off')).toMatchObject({
    state: 'asks first',
    deed: { kind: 'open', path: '/admin/vendors-on-off' },
  })
  const [add] = paletteGroups({ ...facts, things: [], typed: 'add' }).flatMap(({ entries }) => entries)
  expect(add).toMatchObject({ title: 'Add lender', deed: { kind: 'create', path: '/admin/lenders' } })
  const [page] = paletteGroups({ ...facts, things: [], typed: 'lenders' }).flatMap(({ entries }) => entries)
  expect(page).toMatchObject({ keys: 'g l', deed: { kind: 'open', path: '/admin/lenders' } })
})

test('no two entries have one key', () => {
  const keys = paletteGroups(facts).flatMap(({ entries }) => entries.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['lend', 'Lenders'],
  ['add', 'Add lender'],
  ['nothing of it', 'Add lender'],
  ['', 'Add lender'],
])('%j chooses %s', (typed, expected) => {
  const entries = ['Add lender', 'Lenders'].map((title) => ({
    key: title,
    title,
    deed: { kind: 'find' as const },
  }))
  expect(firstChoice(entries, typed)?.title).toBe(expected)
})

test('there is no choice where there is nothing', () => {
  expect(firstChoice([], 'x')).toBeUndefined()
  expect(entriesOfActs({ key: 'x' })).toEqual([])
})
