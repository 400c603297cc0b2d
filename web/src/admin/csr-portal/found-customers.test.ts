import { expect, it } from 'vitest'
import { storeFoundCustomers, lastFound } from './found-customers.ts'

it('keeps the last search until the next or the end', () => {
  expect(lastFound()).toBeNull()
  const found = { data: [], total: 3 }
  storeFoundCustomers(found)
  expect(lastFound()).toBe(found)
  storeFoundCustomers(null)
  expect(lastFound()).toBeNull()
})
