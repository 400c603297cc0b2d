import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { addDays, firstOfMonth } from '@marketplace/contract/platform/calendar/days'

/** Who of the example partners has money, and which of them it invited (server/demo/partners.ts). */
export const PAID_PARTNER = 'gomti-associates'
export const INVITED_PARTNER = 'kaveri-advisors'

/** Lenders whose example rules began before the first of these loans (server/demo/lenders/lender-revenue.ts). */
export const PRICED_LENDERS = ['nilgiri-finance', 'pagdandi-finance'] as const

/** How long before today the example partners joined and the rules of these lenders began. */
export const BEGAN_DAYS_AGO = 200

/** What the invited partner earns the inviting one. */
export const demoReferral = { percent: 5, months: 24 } as const

interface DemoStep {
  to: LenderStatus
  day: string
  amount?: number
}

/** A customer whom a partner brought, with what became of the loan; one without a lender has chosen a product alone. */
export interface DemoLead {
  partner: typeof PAID_PARTNER | typeof INVITED_PARTNER
  mobile: string
  came: string
  loan: { lender: (typeof PRICED_LENDERS)[number]; amount: number; steps: readonly DemoStep[] } | null
}

/** When what happened, days YYYY-MM-DD in India; all of it is over on `today`. */
export interface DemoMonths {
  /** The month before the last and the last one, YYYY-MM. */
  earlier: string
  last: string
  /** What the lender paid of, and the days of the statement that holds it. */
  stated: string
  received: string
  shown: string
  approved: string
  sent: string
  paid: string
  /** The lender stated what it owes for the last month and has not paid yet. */
  statedLate: string
}

const dayOf = (first: string, day: number): string => addDays(first, day - 1)

export const demoMonths = (today: string): DemoMonths => {
  const [earlier, last] = [firstOfMonth(today, -2), firstOfMonth(today, -1)]
  return {
    earlier: earlier.slice(0, 7),
    last: last.slice(0, 7),
    stated: dayOf(last, 3),
    received: dayOf(last, 5),
    statedLate: dayOf(last, 26),
    // The hold of 15 days is over.
    shown: dayOf(last, 21),
    approved: dayOf(last, 22),
    sent: dayOf(last, 23),
    paid: dayOf(last, 24),
  }
}

/** The leads of a demo that begins today: paid, waited for, under way, refused and not begun, in the past three months. */
export const demoLeads = (today: string): DemoLead[] => {
  const [earlier, last] = [firstOfMonth(today, -2), firstOfMonth(today, -1)]
  const ago = (days: number): string => addDays(today, -days)
  const paidOut = (came: string, day: string, amount: number): DemoStep[] => [
    { to: 'SENT', day: came },
    { to: 'UNDER_PROCESS', day: addDays(came, 1) },
    { to: 'SANCTIONED', day: addDays(day, -1), amount },
    { to: 'DISBURSED', day, amount },
  ]
  const lead = (
    partner: DemoLead['partner'],
    place: number,
    came: string,
    loan: DemoLead['loan'],
  ): DemoLead => ({ partner, mobile: `90000002${String(place).padStart(2, '0')}`, came, loan })
  const [nilgiri, pagdandi] = PRICED_LENDERS
  const disbursed = (lender: (typeof PRICED_LENDERS)[number], came: string, day: string, amount: number) => ({
    lender,
    amount,
    steps: paidOut(came, day, amount),
  })
  return [
    lead(
      PAID_PARTNER,
      1,
      dayOf(earlier, 2),
      disbursed(nilgiri, dayOf(earlier, 2), dayOf(earlier, 10), 4_00_000),
    ),
    lead(
      PAID_PARTNER,
      2,
      dayOf(earlier, 6),
      disbursed(pagdandi, dayOf(earlier, 6), dayOf(earlier, 15), 1_50_000),
    ),
    lead(
      INVITED_PARTNER,
      3,
      dayOf(earlier, 8),
      disbursed(nilgiri, dayOf(earlier, 8), dayOf(earlier, 17), 2_50_000),
    ),
    lead(PAID_PARTNER, 4, dayOf(last, 1), disbursed(nilgiri, dayOf(last, 1), dayOf(last, 9), 3_00_000)),
    lead(INVITED_PARTNER, 5, dayOf(last, 3), disbursed(nilgiri, dayOf(last, 3), dayOf(last, 12), 2_00_000)),
    lead(PAID_PARTNER, 6, ago(6), disbursed(pagdandi, ago(6), ago(1), 1_00_000)),
    lead(PAID_PARTNER, 7, ago(4), {
      lender: nilgiri,
      amount: 2_00_000,
      steps: [
        { to: 'SENT', day: ago(4) },
        { to: 'UNDER_PROCESS', day: ago(3) },
        { to: 'SANCTIONED', day: ago(2), amount: 1_80_000 },
      ],
    }),
    lead(PAID_PARTNER, 8, ago(3), {
      lender: pagdandi,
      amount: 75_000,
      steps: [
        { to: 'SENT', day: ago(3) },
        { to: 'UNDER_PROCESS', day: ago(2) },
      ],
    }),
    lead(PAID_PARTNER, 9, dayOf(last, 14), {
      lender: nilgiri,
      amount: 5_00_000,
      steps: [
        { to: 'SENT', day: dayOf(last, 14) },
        { to: 'REJECTED', day: dayOf(last, 17) },
      ],
    }),
    lead(PAID_PARTNER, 10, ago(2), null),
  ]
}
