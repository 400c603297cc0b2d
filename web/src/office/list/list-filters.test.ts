import { expect, test, vi } from 'vitest'
import { listFilters } from './list-filters.ts'

const choices = [
  { key: 'status', label: 'Status', options: [{ value: '1', label: 'Live' }] },
  { key: 'kind', label: 'Kind', options: [] },
] as const

test('each filter has its value of the address, and sets its own alone', () => {
  const set = vi.fn<(changes: object) => void>()
  const filters = listFilters(choices, { status: '1', kind: '' }, set)
  expect(filters.map(({ key, label, value }) => [key, label, value])).toEqual([
    ['status', 'Status', '1'],
    ['kind', 'Kind', ''],
  ])
  filters[1]?.onChange('bank')
  expect(set).toHaveBeenCalledExactlyOnceWith({ kind: 'bank' })
})
