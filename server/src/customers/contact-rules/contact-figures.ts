import type { ContactFigures } from './contact-facts.ts'

const holidayNames = [
  'contact_holiday_republic_day',
  'contact_holiday_independence_day',
  'contact_holiday_gandhi_jayanti',
] as const

/**
 * What the rule goes by, from the figures in force on a day. Moments are minutes since midnight in India, holidays month × 100 + day.
 * @throws Error naming a figure that nothing sets by then.
 */
export const contactFiguresOf = (figures: ReadonlyMap<string, number>): ContactFigures => {
  const valueOf = (name: string): number => {
    const value = figures.get(name)
    if (value === undefined) throw new Error(`no ${name} is in force`)
    return value
  }
  return {
    calls_a_day: valueOf('contact_calls_a_day'),
    calls_a_week: valueOf('contact_calls_a_week'),
    calls_a_month: valueOf('contact_calls_a_month'),
    lender_calls_a_week: valueOf('contact_lender_calls_a_week'),
    promotions_a_week: valueOf('contact_promotions_a_week'),
    call_hours: {
      from: valueOf('contact_call_from_minute'),
      until: valueOf('contact_call_until_minute'),
    },
    promotion_hours: {
      from: valueOf('contact_promotion_from_minute'),
      until: valueOf('contact_promotion_until_minute'),
    },
    short_call_seconds: valueOf('contact_short_call_seconds'),
    promotion_on_sundays: valueOf('contact_promotion_on_sundays') === 1,
    holidays: holidayNames.map(valueOf),
  }
}
