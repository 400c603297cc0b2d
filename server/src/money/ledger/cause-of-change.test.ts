import { expect, it } from 'vitest'
import type { LoanTranche } from '../../loans/disbursals/published.ts'
import { causeOfChange } from './cause-of-change.ts'

const part = (
  lender_application_id: number,
  taken_back_cause: LoanTranche['taken_back_cause'] = null,
): LoanTranche => ({
  lender_application_id,
  tranche: 1,
  day: '2026-11-02',
  amount_paise: 100,
  taken_back_cause,
  partner_id: null,
})
const line = (lender_application_id: number) => ({ lender_application_id, tranche: 1 })
const rule = (id: number, version = 1) => ({ id, version })

it.each<[string, Parameters<typeof causeOfChange>[0], object]>([
  [
    'a clawback, whatever else came',
    { before: rule(1), after: rule(2), taken_back: part(4, 'clawed_back'), added: part(5) },
    { cause: 'clawed_back', cause_line: line(4) },
  ],
  [
    'a disbursal that reached another slab',
    { before: rule(1), after: rule(2), taken_back: undefined, added: part(5) },
    { cause: 'slab_reached', cause_line: line(5) },
  ],
  [
    'a disbursal within the slab',
    { before: rule(1), after: rule(1), taken_back: undefined, added: part(5) },
    { cause: 'month_changed', cause_line: line(5) },
  ],
  [
    'another content of the rule',
    { before: rule(1), after: rule(1, 2), taken_back: undefined, added: part(5) },
    { cause: 'rule_changed' },
  ],
  [
    'another rule without news',
    { before: rule(1), after: rule(2), taken_back: undefined, added: undefined },
    { cause: 'rule_changed' },
  ],
  [
    'the first rule that takes the month',
    { before: null, after: rule(2), taken_back: undefined, added: part(5) },
    { cause: 'slab_reached', cause_line: line(5) },
  ],
])('%s', (_, news, cause) => {
  expect(causeOfChange(news)).toEqual(cause)
})
