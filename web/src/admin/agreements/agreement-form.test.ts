import type { Agreement } from '@marketplace/contract/office/agreements'
import { expect, it } from 'vitest'
import { bodyOf, formOf } from './agreement-form.ts'

const agreement: Agreement = {
  agreement_id: 7,
  lender_id: 3,
  lender_name: 'Example Bank Limited',
  reference: 'LSP/1',
  signed_on: '2026-01-15',
  ends_on: null,
  review_on: '2027-01-15',
  scope: 'Shows offers',
  dlg_percent: 2.5,
  documents: ['File 17', 'File 18'],
  version: 2,
  is_in_force: 1,
  is_review_due: 0,
}

it('an agreement goes out as it came in', () => {
  expect(bodyOf(formOf(agreement), agreement)).toEqual({
    agreement_id: 7,
    version: 2,
    lender_id: 3,
    reference: 'LSP/1',
    signed_on: '2026-01-15',
    ends_on: null,
    review_on: '2027-01-15',
    scope: 'Shows offers',
    dlg_percent: 2.5,
    documents: ['File 17', 'File 18'],
  })
})

it('empty lines are no documents, and no guarantee is none', () => {
  const form = { ...formOf({ ...agreement, dlg_percent: null }), documents: '\n File 9 \n\n' }
  expect(bodyOf(form, null)).toMatchObject({
    agreement_id: null,
    version: 0,
    dlg_percent: null,
    documents: ['File 9'],
  })
})

it.each([{ lender_id: '' }, { reference: ' ' }, { signed_on: null }, { review_on: null }, { scope: '' }])(
  'without %j nothing is sent',
  (change) => {
    expect(bodyOf({ ...formOf(agreement), ...change }, agreement)).toBeNull()
    expect(bodyOf({ ...formOf(null), ...change }, null)).toBeNull()
  },
)
