import { expect, it } from 'vitest'
import { everyWhileBusy, fileFilters, filesQuery } from './file-list.ts'

it.each([
  [{ state: '', q: '' }, { kind: 'mis' }],
  [
    { state: 'DONE', q: 'oct' },
    { kind: 'mis', state: 'DONE', search: 'oct' },
  ],
  [{ state: 'made up', q: '' }, { kind: 'mis' }],
])('%j asks %j', (values, query) => {
  expect(filesQuery('mis', values)).toEqual(query)
})

it.each([
  [[], 30_000],
  [[{ state: 'DONE' }], 30_000],
  [[{ state: 'DONE' }, { state: 'APPLYING' }], 2000],
] as const)('%j is looked at after %d ms', (data, milliseconds) => {
  expect(everyWhileBusy({ data })).toBe(milliseconds)
})

it('filters by state and by name', () => {
  expect(fileFilters.map(({ key }) => key)).toEqual(['state', 'q'])
  expect(fileFilters[0]?.options).toContainEqual({ value: 'PLANNED', label: 'Plan to be applied' })
})
