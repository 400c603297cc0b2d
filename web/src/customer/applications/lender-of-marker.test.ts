import { expect, test } from 'vitest'
import { findLenderOfMarker } from './lender-of-marker.ts'

const lender = (lender_id: number, name: string) => ({
  lender_id,
  name,
  legal_name: `${name} Limited`,
  lender_kind: 'bank' as const,
  grievance_contact: 'officer@example.com',
})
const lenders = [lender(1, 'Sahyadri_Bank'), lender(2, 'Konkan-Credit_2')]

test.each([
  ['sahyadri-bank', 1],
  ['konkan-credit-2', 2],
  ['nobody', undefined],
])('%s', (marker, id) => {
  expect(findLenderOfMarker(lenders, marker)?.lender_id).toBe(id)
})
