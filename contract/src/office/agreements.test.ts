import { expect, it } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { saveAgreement } from './agreements.ts'

const agreement = {
  agreement_id: null,
  version: 0,
  lender_id: 1,
  reference: 'LSP/1',
  signed_on: '2026-01-15',
  ends_on: null,
  review_on: '2027-01-15',
  scope: 'Shows offers',
  dlg_percent: null,
  documents: [],
}

it.each([
  [{}, null],
  [{ dlg_percent: 4.25, documents: ['File 17'] }, null],
  [{ reference: '  ' }, 'field_required'],
  [{ reference: 'x'.repeat(81) }, 'text_invalid'],
  [{ scope: 'line\u0000' }, 'text_invalid'],
  [{ documents: [''] }, 'field_required'],
  [{ dlg_percent: 101 }, 'percent_out_of_range'],
  [{ signed_on: '2026-02-30' }, 'date_invalid'],
  [{ lender_id: null }, 'lender_unknown'],
])('%j: %s', (change, problem) => {
  expect(problemOf(saveAgreement.body, { ...agreement, ...change })).toBe(problem)
})
