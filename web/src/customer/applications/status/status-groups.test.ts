import { expect, it } from 'vitest'
import { lenderStatuses, type LenderStatus } from '@marketplace/contract/loans/applications'
import { groupByTurn, groupOf, type StatusGroup } from './status-groups.ts'

const at = (status: LenderStatus, changes: object = {}) =>
  ({ status, integration: 'api', lender_page: null, ...changes }) as const

it.each<[LenderStatus, StatusGroup]>([
  ['QUEUED', 'with_lender'],
  ['SEND_FAILED', 'needs_you'],
  ['SENT', 'with_lender'],
  ['LOGGED_IN', 'with_lender'],
  ['DOCS_PENDING', 'needs_you'],
  ['UNDER_PROCESS', 'with_lender'],
  ['APPROVED', 'with_lender'],
  ['SANCTIONED', 'needs_you'],
  ['PART_DISBURSED', 'with_lender'],
  ['DISBURSED', 'ended'],
  ['CLAWED_BACK', 'ended'],
  ['DUPLICATE', 'ended'],
  ['REJECTED', 'ended'],
  ['WITHDRAWN', 'ended'],
  ['EXPIRED', 'ended'],
  ['COOLED_OFF', 'ended'],
])('%s is %s', (status, group) => {
  expect(groupOf(at(status))).toBe(group)
})

it('who was sent on to a site or has questions of a lender to answer is needed', () => {
  expect(groupOf(at('SENT', { integration: 'redirect' }))).toBe('needs_you')
  expect(groupOf(at('SENT', { lender_page: 'kadamba-bank' }))).toBe('needs_you')
})

it('every application stands in one group, in the order of applying', () => {
  const all = lenderStatuses.map((status) => at(status))
  const groups = groupByTurn(all)
  expect(groups.map(({ group }) => group)).toEqual(['needs_you', 'with_lender', 'ended'])
  expect(groups.flatMap(({ lenders }) => lenders)).toHaveLength(all.length)
  expect(groups[0]?.lenders.map(({ status }) => status)).toEqual([
    'SEND_FAILED',
    'DOCS_PENDING',
    'SANCTIONED',
  ])
})

it('a group without anybody is none', () => {
  expect(groupByTurn([at('SENT')])).toEqual([{ group: 'with_lender', lenders: [at('SENT')] }])
  expect(groupByTurn([])).toEqual([])
})
