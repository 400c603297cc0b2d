import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndAccounts } from '../platform/call.ts'
import { Day, Flag, Rupees } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { BookMonth } from './commission-lines.ts'
import { StatementState } from './partner-statements.ts'

/**
 * Where a partner's share is that no statement has had. `earned`: of what was disbursed this month, an estimate by our rules; the others are of earlier
 * months: `waits` for the lender, `hold` until a day or a dispute is over, `next` enters the next statement.
 */
export const moneyParts = ['earned', 'waits', 'hold', 'next'] as const
export const MoneyPart = z.enum(moneyParts, { error: 'invalid_value' })
export type MoneyPart = z.output<typeof MoneyPart>

export const MoneySum = z.object({
  amount: Rupees,
  loans: z.number(),
  /** Lines that the partner disputes. */
  disputed: z.number(),
  /** The last day that any of it is held until; null where nothing is held. */
  until: z.nullable(Day),
})
export type MoneySum = z.output<typeof MoneySum>

/** Rupees and paise. Each sum is that of its rows: of `listOwnParts`, or of the statements named here. */
export const OwnMoney = z.object({
  /** Shown or approved, and not in the bank yet: after TDS, with GST where the invoice is recorded. One whose commission is paid stands here while its GST is not. */
  to_be_paid: z.object({
    amount: Rupees,
    statements: z.array(
      z.object({
        statement_id: z.number(),
        number: z.string(),
        month: BookMonth,
        state: StatementState,
        /** What of it is not in the bank yet. */
        to_bank: Rupees,
        object_until: z.nullable(Day),
        left_out_lines: z.number(),
      }),
    ),
  }),
  /** The month of `earned`. */
  month: BookMonth,
  earned: MoneySum,
  waits: MoneySum,
  hold: MoneySum,
  next: MoneySum,
  /** 1 while nothing is paid, as the bank account has changed since it was checked. */
  account_waits: Flag,
  /** In the bank since the tax year began. */
  paid: z.object({ since: Day, amount: Rupees, payouts: z.number(), last_day: z.nullable(Day) }),
})
export type OwnMoney = z.output<typeof OwnMoney>

/** The partner's money, from what is earned to what is paid. */
export const getOwnMoney = {
  method: 'GET',
  path: '/api/partner/own-money',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(OwnMoney),
  errors: [],
} as const satisfies Call

/** A part of a loan behind one of the sums: rupees, and why it is where it is. */
export const OpenPart = z.object({
  lender_application_id: z.number(),
  tranche: z.number(),
  application_number: z.string(),
  lender_name: z.string(),
  day: Day,
  disbursed: Rupees,
  amount: Rupees,
  reason_words: z.string(),
  /** The invited partner that brought the loan; null where it is the partner's own. */
  brought_by: z.nullable(z.string()),
})
export type OpenPart = z.output<typeof OpenPart>

/** The rows behind one of the sums of `getOwnMoney`. */
export const listOwnParts = {
  method: 'GET',
  path: '/api/partner/own-money/parts',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  query: z.object({ ...pageFields, part: MoneyPart }),
  answer: pageOf(OpenPart),
  errors: [],
} as const satisfies Call
