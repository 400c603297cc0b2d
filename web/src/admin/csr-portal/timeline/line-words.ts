import type { TimelineKind, TimelineLine } from '@marketplace/contract/office/customer-timeline'
import { actionText } from '../../audit-log/audit-objects.ts'
import { wordsOfStatus } from '../status-words.ts'

export const kindTitles: Readonly<Record<TimelineKind, string>> = {
  status: 'Lenders',
  messages: 'Messages',
  calls: 'Calls',
  complaints: 'Complaints',
  consents: 'Consents',
  notes: 'Notes',
  looks: 'Looks',
}

const purposes: Readonly<Record<string, string>> = {
  terms: 'terms of use',
  soft_questions: 'asking lenders without a name',
  messages: 'messages',
  calls: 'calls',
  offers: 'news of offers',
  share: 'sharing with',
  insurance: 'insurance referral to',
}
const steps: Readonly<Record<string, string>> = {
  received: 'Complaint received',
  answered: 'Complaint answered',
  reopened: 'Complaint opened again',
  settled: 'Complaint settled',
  handed_over: 'Handed to the lender’s nodal officer',
  closed_by_deletion: 'Closed by the deletion of the account',
}

const consentText = (what: string): string => {
  const [verb = '', ...purpose] = what.split('_')
  const words = purposes[purpose.join('_')] ?? purpose.join(' ')
  return `${verb === 'given' ? 'Agreed' : 'Withdrawn'}: ${words}`
}

const first = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const texts: Readonly<Record<TimelineKind, (what: string, about: string) => string>> = {
  status: (what, about) => (about === '' ? wordsOfStatus(what) : `${about}: ${wordsOfStatus(what)}`),
  messages: (what, about) =>
    what === 'help_request' ? `Asked for help: H-${about}` : `${wordsOfStatus(what)} by ${about}`,
  calls: (what, about) => `Call: ${what.replaceAll('_', ' ')}${about === '' ? '' : `, for ${about}`}`,
  complaints: (what, about) => `${steps[what] ?? what}: ${about}`,
  consents: (what, about) => (about === '' ? consentText(what) : `${consentText(what)} ${about}`),
  notes: () => 'Note',
  looks: (what) => first(actionText(what)),
}

/** A line in words; whom it is about stands in it, what was said below it. */
export const lineText = ({ kind, what, about }: Pick<TimelineLine, 'kind' | 'what' | 'about'>): string =>
  texts[kind](what, about ?? '')
