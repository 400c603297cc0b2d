import { partnerStatuses } from '@marketplace/contract/partners/partners'
import { expect, test } from 'vitest'
import { nextPartnerStatuses } from './partner-status-table.ts'

test.each([
  ['requested', null, ['active', 'closed']],
  ['active', 'gomti', ['paused', 'closed']],
  ['paused', 'gomti', ['active', 'closed']],
  ['closed', 'gomti', ['paused']],
  ['closed', null, []],
] as const)('%s with link %s may become %j', (status, slug, next) => {
  expect(nextPartnerStatuses({ status, slug })).toEqual(next)
})

test('nobody becomes what they are, nor a request again', () => {
  for (const status of partnerStatuses) {
    const next = nextPartnerStatuses({ status, slug: 'x' })
    expect(next).not.toContain(status)
    expect(next).not.toContain('requested')
  }
})
