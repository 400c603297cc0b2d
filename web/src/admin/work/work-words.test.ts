import { expect, test } from 'vitest'
import {
  countedText,
  didText,
  endsHere,
  leftOfText,
  leftText,
  placeOf,
  retryText,
  spanText,
  toneOf,
} from './work-words.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString()

test.each([
  [20, '20 min left'],
  [0.2, '1 min left'],
  [180, '3 h left'],
  [47 * 60, '47 h left'],
  [7 * 24 * 60, '7 d left'],
  [-20, '20 min over'],
  [-72 * 60, '3 d over'],
])('%d minutes to go: %s', (minutes, text) => {
  expect(leftText(at(minutes), now)).toBe(text)
})

test('what is left says of how much', () => {
  expect(leftOfText({ since: at(-220), due_at: at(20) }, now)).toBe('20 min left of 4 h')
  expect(spanText(30 * 24 * 3_600_000)).toBe('30 d')
})

test.each([
  [0, 'idle'],
  [0.49, 'idle'],
  [0.5, 'warn'],
  [0.75, 'bad'],
  [3, 'bad'],
] as const)('a share of %d is %s', (share, tone) => {
  expect(toneOf(share)).toBe(tone)
})

test('a count says where it stops', () => {
  expect([countedText(7), countedText(1_000), countedText(1_001)]).toEqual(['7', '1,000', '1,000+'])
})

const item = { user_id: null, app_id: null, file_kind: null, lender_id: null, partner_id: null }
const user_id = '11111111-1111-4111-8111-111111111111'

test.each([
  [{ ...item, kind: 'help_request', key: '7' }, null],
  [{ ...item, kind: 'docs_pending', key: '7', user_id }, `/admin/csr-portal/${user_id}/0`],
  [{ ...item, kind: 'complaint', key: 'C-1', user_id }, `/admin/csr-portal/${user_id}/0?tab=complaints`],
  [{ ...item, kind: 'complaint', key: 'C-1' }, '/admin/complaints'],
  [{ ...item, kind: 'partner_query', key: '3' }, '/admin/merchant-management/threads/3'],
  [{ ...item, kind: 'variance', key: '3/2026-10' }, '/admin/reconciliation/3/2026-10'],
  [{ ...item, kind: 'file_failed', key: 'f', file_kind: 'status' }, '/admin/application-status-file/f'],
  [{ ...item, kind: 'lender_refusing', key: '4' }, '/admin/lenders/4/applications'],
] as const)('%j is dealt with at %s', (one, to) => {
  expect(placeOf(one)?.to ?? null).toBe(to)
})

test('what is done here, tried again and said of it', () => {
  expect([endsHere('stuck'), endsHere('complaint')]).toEqual([true, false])
  expect([retryText('lender_refusing'), retryText('stuck')]).toEqual(['Try now', null])
  expect([didText('lease_ended'), didText('called_back')]).toEqual([
    'Free again: nobody was at it for 30 minutes',
    'called back',
  ])
})
