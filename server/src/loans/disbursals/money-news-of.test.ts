import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { expect, it } from 'vitest'
import { moneyNewsOf } from './money-news-of.ts'

const row = { lender_application_id: 4, lender_id: 7 }
const of = { ...row, event_id: 9 }
// Late in the evening of the 3rd in UTC, which is the 4th in India.
const at = new Date('2026-11-03T20:00:00Z')
const facts = { disbursed_amount: 1_25_000.5, disbursal_date: '2026-11-02' }

it.each<[LenderStatus, object, object | null]>([
  ['DISBURSED', facts, { ...of, kind: 'paid', day: '2026-11-02', total_paise: 1_25_000_50 }],
  ['PART_DISBURSED', facts, { ...of, kind: 'paid', day: '2026-11-02', total_paise: 1_25_000_50 }],
  ['DISBURSED', {}, null],
  ['SANCTIONED', facts, null],
  ['REJECTED', {}, null],
  ['COOLED_OFF', {}, { ...of, kind: 'taken_back', day: '2026-11-04', cause: 'cooled_off' }],
  ['CLAWED_BACK', {}, { ...of, kind: 'taken_back', day: '2026-11-04', cause: 'clawed_back' }],
])('%s with %o', (to, told, news) => {
  expect(moneyNewsOf(row, { to, ...told }, { event_id: 9, at })).toEqual(news)
})
