import { expect, test } from 'vitest'
import { presentSource } from './present-source.ts'

test.each([
  [0, 1],
  [5, 1],
  [6, 0],
  [40, 0],
])('source %d', (source_id, is_fixed) => {
  const row = { source_id, code: 'a', label: 'A', utm_sources: ['a'], version: 2 }
  expect(presentSource(row)).toEqual({ source_id, label: 'A', utm_sources: ['a'], is_fixed, version: 2 })
})
