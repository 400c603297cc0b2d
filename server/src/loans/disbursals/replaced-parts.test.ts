import { describe, expect, it } from 'vitest'
import { afterPlan, type MoneyNews, planTranches } from './plan-tranches.ts'
import { type ChainedPart, lastOfChains } from './replaced-parts.ts'

/** The parts that these steps leave, and which part stands for which in the end. */
const chainsAfter = (news: readonly MoneyNews[]): Record<number, number> => {
  let all: ChainedPart[] = []
  for (const one of news) {
    const plan = planTranches(all, one)
    const causes = new Map(plan.taken_back.map(({ tranche, cause }) => [tranche, cause]))
    const before = new Map(all.map(({ tranche, taken_back_cause }) => [tranche, taken_back_cause]))
    all = afterPlan(all, plan).map((part) => ({
      ...part,
      taken_back_cause: causes.get(part.tranche) ?? before.get(part.tranche) ?? null,
    }))
  }
  return Object.fromEntries(lastOfChains(all))
}

const at = (event_id: number, day: string) => ({ lender_application_id: 1, lender_id: 7, event_id, day })
const paid = (event_id: number, total_paise: number, day = '2026-11-02'): MoneyNews => ({
  ...at(event_id, day),
  kind: 'paid',
  total_paise,
})
const back = (event_id: number): MoneyNews => ({
  ...at(event_id, '2026-12-20'),
  kind: 'taken_back',
  cause: 'clawed_back',
})
const corrected = (event_id: number, corrected_event_id: number): MoneyNews => ({
  ...at(event_id, '2026-12-22'),
  kind: 'corrected',
  corrected_event_id,
})

describe('a part that was replaced', () => {
  it.each<[string, MoneyNews[], Record<number, number>]>([
    ['stands alone', [paid(1, 300), paid(2, 500)], {}],
    ['was clawed back, and nothing came', [paid(1, 300), back(2)], {}],
    ['stands again once its clawback is undone', [paid(1, 300), back(2), corrected(3, 2)], { 1: 2 }],
    [
      'each of two parts whose clawback is undone',
      [paid(1, 300), paid(2, 500, '2026-11-05'), back(3), corrected(4, 3)],
      { 1: 3, 2: 4 },
    ],
    ['is less of itself', [paid(1, 300), paid(2, 200)], { 1: 2 }],
    ['of two that are less the first is replaced', [paid(1, 300), paid(2, 500), paid(3, 100)], { 1: 3 }],
    ['a smaller sum that a part makes by itself', [paid(1, 300), paid(2, 500), paid(3, 300)], {}],
    ['is less, and whole again', [paid(1, 300), paid(2, 200), corrected(3, 2)], { 1: 3, 2: 3 }],
    ['never was, and is told again', [paid(1, 300), corrected(2, 1), paid(3, 280, '2026-11-04')], { 1: 2 }],
    [
      'is clawed back twice, and stands again twice',
      [paid(1, 300), back(2), corrected(3, 2), back(4), corrected(5, 4)],
      { 1: 3, 2: 3 },
    ],
    ['was clawed back, and another loan came', [paid(1, 300), back(2), paid(3, 400, '2027-01-02')], {}],
  ])('%s', (_, news, chains) => expect(chainsAfter(news)).toEqual(chains))
})
