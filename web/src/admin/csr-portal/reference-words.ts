import type { OpenReference, ReferenceKind, UnmaskPurpose } from '@marketplace/contract/office/customer-care'
import { unmaskPurposes } from '@marketplace/contract/office/customer-care'
import { timeText } from '../../office/show/day-text.ts'

/** What each purpose is for, in the order in which it is offered. */
export const purposeTitles: Readonly<Record<UnmaskPurpose, string>> = {
  call_back: 'Call the customer back',
  answer_complaint: 'Answer a complaint',
  finish_application: 'Help with an application',
  lender_question: 'A lender asks about an application',
  identify_caller: 'Make sure who is calling',
  correct_details: 'Correct a detail',
}

const kindTitles: Readonly<Record<ReferenceKind, string>> = {
  help_request: 'Help request',
  complaint: 'Complaint',
  application: 'Application',
  call: 'Your note of a call',
}

/** One reference as a choice: "Complaint C-2345-6789, 22/11/2026, 12:06: charges". */
export const referenceText = ({ kind, id, at, detail }: OpenReference): string =>
  `${kindTitles[kind]}${kind === 'complaint' ? ` ${id}` : ''}, ${timeText(at)}: ${detail}`

/** A reference as the value of a select. */
export const referenceKey = ({ kind, id }: Pick<OpenReference, 'kind' | 'id'>): string => `${kind} ${id}`

/** The open references that a purpose can be about. */
export const referencesFor = (
  purpose: UnmaskPurpose,
  references: readonly OpenReference[],
): readonly OpenReference[] =>
  references.filter(({ kind }) => unmaskPurposes[purpose].some((one) => one === kind))
