import type { OpenReference } from '@marketplace/contract/office/customer-care'
import { expect, it } from 'vitest'
import { referencesFor, referenceText } from './reference-words.ts'

const at = '2026-11-22T06:36:00.000Z'
const complaint: OpenReference = { kind: 'complaint', id: 'C-2345-6789', at, detail: 'charges' }
const call: OpenReference = { kind: 'call', id: '7', at, detail: 'Asked for the file' }
const application: OpenReference = { kind: 'application', id: 'a', at, detail: 'Personal Loans' }

it('says what a reference is', () => {
  expect(referenceText(complaint)).toBe('Complaint C-2345-6789, 22/11/2026, 12:06: charges')
  expect(referenceText(call)).toBe('Your note of a call, 22/11/2026, 12:06: Asked for the file')
})

it.each([
  ['answer_complaint', [complaint]],
  ['finish_application', [application]],
  ['identify_caller', [complaint, call, application]],
  ['correct_details', [call, application]],
] as const)('%s is offered what it can be about', (purpose, offered) => {
  expect(referencesFor(purpose, [complaint, call, application])).toEqual(offered)
})
