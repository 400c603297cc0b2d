import type { ReactNode } from 'react'
import type { InsurancePlan } from '@marketplace/contract/catalogue/insurance'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'

/** A fact of a plan: the same for every plan of a list, in the same place. */
export interface PlanFact {
  key: string
  label: string
  /** Null where the fact does not apply to this plan. */
  valueOf: (plan: InsurancePlan) => ReactNode
  /** Sentences rather than figures: takes more room. */
  isLong: boolean
}

/** The facts that plans are compared by; one that applies to none of them is left out. */
export const usePlanFacts = (plans: readonly InsurancePlan[]): PlanFact[] => {
  const t = useText()
  const format = useFormat()
  const figure = (
    key: string,
    label: string,
    valueOf: (plan: InsurancePlan) => string | null,
    isLong = false,
  ): PlanFact => ({ key, label, valueOf, isLong })
  const facts = [
    figure('sum_insured', t('insurance.fact.sum_insured'), (plan) =>
      t('insurance.from_to', {
        from: format.moneyInWords(plan.sum_insured_min),
        to: format.moneyInWords(plan.sum_insured_max),
      }),
    ),
    figure('entry_age', t('insurance.fact.entry_age'), ({ entry_age_min: min, entry_age_max: max }) =>
      min === null || max === null ? null : t('insurance.years', { from: min, to: max }),
    ),
    figure('waiting', t('insurance.fact.waiting'), ({ waiting_days: days }) =>
      days === null ? null : t('insurance.days', { days }),
    ),
    figure('pre_existing', t('insurance.fact.pre_existing'), ({ pre_existing_months: months }) =>
      months === null ? null : t('insurance.months', { months }),
    ),
    figure('co_pay', t('insurance.fact.co_pay'), ({ co_pay_percent: percent }) => {
      if (percent === null) return null
      return percent === 0 ? t('insurance.no_co_pay') : format.percent(percent)
    }),
    figure('room_limit', t('insurance.fact.room_limit'), ({ room_limit }) => room_limit, true),
    figure('exclusions', t('insurance.fact.exclusions'), ({ exclusions }) => exclusions, true),
    figure('premium_basis', t('insurance.fact.premium_basis'), ({ premium_basis }) => premium_basis, true),
  ]
  return facts.filter(({ valueOf }) => plans.some((plan) => valueOf(plan) !== null))
}
