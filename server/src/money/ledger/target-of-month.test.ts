import { expect, it } from 'vitest'
import type { RuleOnDay } from '../../market/lender-revenue/rules-on-day.ts'
import type { Bounds } from '../../market/lender-revenue/slab-rule.ts'
import { targetOfMonth } from './target-of-month.ts'

const open: Bounds = { min: null, max: null }
const rule = (id: number, percent: number, flat: number, loans: Bounds = open): RuleOnDay => ({
  id,
  version: 3,
  slab: { active: true, pricing: 'volume', disbursed: open, loans, ats: open, flat, percent },
})
const part = (lender_application_id: number, tranche: number, amount_paise: number) => ({
  lender_application_id,
  tranche,
  amount_paise,
})

it('counts a loan once, names the rule and gives each part its share', () => {
  const rules = [rule(1, 1_000, 100, { min: null, max: 1 }), rule(2, 2_000, 100, { min: 2, max: null })]
  const target = targetOfMonth(rules, [part(4, 1, 10_000), part(4, 2, 5_000), part(9, 1, 1_000)])
  expect(target.month).toEqual({ disbursed: 16_000, loans: 2 })
  expect(target.rule).toEqual({ id: 2, version: 3 })
  expect(target.lines.map(({ loans, commission_paise }) => [loans, commission_paise])).toEqual([
    [1, 300],
    [0, 100],
    [1, 120],
  ])
})

it('earns nothing where no rule takes the month', () => {
  const target = targetOfMonth([rule(1, 1_000, 0, { min: 5, max: null })], [part(4, 1, 10_000)])
  expect(target.rule).toBeNull()
  expect(target.lines).toMatchObject([{ commission_paise: 0 }])
})

it('has no line in a month without disbursals', () => {
  expect(targetOfMonth([rule(1, 1_000, 0)], [])).toEqual({
    month: { disbursed: 0, loans: 0 },
    rule: { id: 1, version: 3 },
    lines: [],
  })
})
