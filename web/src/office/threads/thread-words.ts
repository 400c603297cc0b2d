import type { ThreadState, ThreadTopic } from '@marketplace/contract/partner-area/threads'
import type { Tone } from '../show/status-dot.tsx'

export const topicWords: Readonly<Record<ThreadTopic, { title: string; promise: string }>> = {
  'tech-support': {
    title: 'Tech support',
    promise:
      'We mean to answer by 18:00 of the next working day. Sundays do not count; public holidays may make it later.',
  },
  'general-query': {
    title: 'General query',
    promise:
      'We mean to answer by 18:00 of the second working day. Sundays do not count; public holidays may make it later.',
  },
}

const kindWords: Readonly<Record<string, string>> = {
  sign_in: 'Signing in',
  links: 'Links and QR codes',
  integration: 'API and hooks',
  page_fault: 'A page that does not work',
  customer: 'A customer or an application',
  money: 'Money and statements',
  product: 'A product or a lender',
  training: 'Training and creatives',
  documents: 'KYC and agreement',
  other: 'Something else',
}
export const kindText = (kind: string): string => kindWords[kind] ?? kind

/** How a state looks to the one who asked, and to staff. */
export const ownLooks: Readonly<Record<ThreadState, { tone: Tone; label: string }>> = {
  OPEN: { tone: 'info', label: 'Waits for us' },
  ANSWERED: { tone: 'good', label: 'Answered' },
  CLOSED: { tone: 'idle', label: 'Closed' },
}
export const staffLooks: Readonly<Record<ThreadState, { tone: Tone; label: string }>> = {
  OPEN: { tone: 'warn', label: 'Waits' },
  ANSWERED: { tone: 'good', label: 'Answered' },
  CLOSED: { tone: 'idle', label: 'Closed' },
}

/** Whether the answer is late by now. */
export const isLate = (due: string | null, now: number): boolean => due !== null && Date.parse(due) < now
