import { lenderStatuses, type LenderStatus } from '@marketplace/contract/loans/applications'
import { describe, expect, it } from 'vitest'
import { canWithdraw, hasEnded, lenderMayTell, nextStatus } from './lender-status-table.ts'

/** Every pair, a row a `from` and a column a `to` in the order of `lenderStatuses`: accepted, ignored, refused. */
const verdicts: Record<LenderStatus, string> = {
  //               QU SF SE DU LO DO UN AP SA PD DI RE WI EX CO CB
  QUEUED: '        i  a  a  a  a  a  a  a  a  a  a  a  a  a  r  r',
  SEND_FAILED: '   a  i  a  a  a  a  a  a  a  a  a  a  a  a  r  r',
  SENT: '          i  i  i  a  a  a  a  a  a  a  a  a  a  a  r  r',
  DUPLICATE: '     i  i  i  i  i  i  i  i  i  r  r  r  r  r  r  r',
  LOGGED_IN: '     i  i  i  r  i  a  a  a  a  a  a  a  a  a  r  r',
  DOCS_PENDING: '  i  i  i  r  i  i  a  a  a  a  a  a  a  a  r  r',
  UNDER_PROCESS: ' i  i  i  r  i  a  i  a  a  a  a  a  a  a  r  r',
  APPROVED: '      i  i  i  r  i  i  i  i  a  a  a  a  a  a  r  r',
  SANCTIONED: '    i  i  i  r  i  i  i  i  i  a  a  a  a  a  r  r',
  PART_DISBURSED: 'i  i  i  r  i  i  i  i  i  a  a  r  r  r  a  r',
  DISBURSED: '     i  i  i  r  i  i  i  i  i  i  i  r  r  r  a  a',
  REJECTED: '      i  i  i  r  i  i  i  i  i  r  r  i  r  r  r  r',
  WITHDRAWN: '     i  i  i  r  i  i  i  i  i  r  r  r  i  r  r  r',
  EXPIRED: '       i  i  i  r  i  i  i  i  i  r  r  r  r  i  r  r',
  COOLED_OFF: '    i  i  i  r  i  i  i  i  i  i  i  r  r  r  i  r',
  CLAWED_BACK: '   i  i  i  r  i  i  i  i  i  i  i  r  r  r  r  i',
}
const words = { a: 'accepted', i: 'ignored', r: 'refused' } as const

const pairs = lenderStatuses.flatMap((from) => {
  const row = verdicts[from].trim().split(/ +/)
  return lenderStatuses.map((to, index) => [from, to, words[row[index] as keyof typeof words]] as const)
})

describe('nextStatus', () => {
  it('is told for every pair', () => {
    expect(pairs).toHaveLength(16 * 16)
    expect(pairs.every(([, , verdict]) => verdict !== undefined)).toBe(true)
  })

  it.each(pairs)('%s → %s is %s', (from, to, verdict) => {
    expect(nextStatus(from, to)).toBe(verdict)
  })
})

it('lets the customer withdraw until money has moved', () => {
  expect(lenderStatuses.filter(canWithdraw)).toEqual([
    'QUEUED',
    'SEND_FAILED',
    'SENT',
    'LOGGED_IN',
    'DOCS_PENDING',
    'UNDER_PROCESS',
    'APPROVED',
    'SANCTIONED',
  ])
})

it('never leaves an end but for what takes the money back', () => {
  for (const from of lenderStatuses.filter(hasEnded)) {
    const onwards = lenderStatuses.filter((to) => nextStatus(from, to) === 'accepted')
    expect(onwards).toEqual(from === 'DISBURSED' ? ['COOLED_OFF', 'CLAWED_BACK'] : [])
  }
})

it.each(['QUEUED', 'SEND_FAILED', 'SENT', 'CLAWED_BACK'] as const)('a lender never tells %s', (status) => {
  expect(lenderMayTell.has(status)).toBe(false)
})
