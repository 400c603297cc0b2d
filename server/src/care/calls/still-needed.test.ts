import { expect, it } from 'vitest'
import { lenderStatuses } from '@marketplace/contract/loans/applications'
import { callPurposes, type CallPurpose } from '@marketplace/contract/care/telecalling'
import { isStillNeeded } from './still-needed.ts'

it.each<[CallPurpose, readonly string[]]>([
  ['documents', ['DOCS_PENDING']],
  ['offer_not_sent', ['QUEUED', 'SEND_FAILED']],
  ['no_news', ['SENT', 'LOGGED_IN', 'UNDER_PROCESS', 'APPROVED', 'SANCTIONED']],
  ['help', lenderStatuses],
  ['call_back', lenderStatuses],
])('%s is needed at %j alone', (purpose, statuses) => {
  expect(lenderStatuses.filter((status) => isStillNeeded(purpose, status))).toEqual(statuses)
})

it('needs no application', () => {
  for (const purpose of callPurposes) expect(isStillNeeded(purpose, null)).toBe(true)
})
