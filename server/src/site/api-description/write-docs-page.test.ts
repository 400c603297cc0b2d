import type { Call } from '@marketplace/contract/platform/call'
import { getBrandConfig } from '@marketplace/contract/reference/brands'
import { searchCustomers } from '@marketplace/contract/office/customer-care'
import { expect, it } from 'vitest'
import { writeDocsPage } from './write-docs-page.ts'

const rowsOf = (calls: readonly Call[]): string[] => writeDocsPage(calls).match(/<tr><td>.*<\/tr>/g) ?? []

it('lists the calls by path with who may make them', () => {
  const calls = [searchCustomers, getBrandConfig]
  expect(rowsOf(calls)).toEqual([
    '<tr><td>GET</td><td><code>/api/brand-config</code></td><td>anyone</td></tr>',
    '<tr><td>POST</td><td><code>/api/customer-care/search</code></td><td>staff 1, 2, 3</td></tr>',
  ])
  expect(calls[0]).toBe(searchCustomers)
  expect(rowsOf([])).toEqual([])
})
