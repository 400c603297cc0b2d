import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, everyRole, ownerAndAccounts } from '../platform/call.ts'
import { Day, rowIdInPath, Rupees } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { PartnerStatus } from '../partners/partners.ts'

export const OwnReferral = z.object({
  /** Of the public form that names this partner as who invited. */
  path: z.string(),
  /** Who came by it, the newest first: no contact, no figures. */
  invited: z.array(z.object({ name: z.string(), status: PartnerStatus })),
})
export type OwnReferral = z.output<typeof OwnReferral>

export const getReferral = {
  method: 'GET',
  path: '/api/partner/referral',
  audience: 'partner',
  roles: everyRole,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(OwnReferral),
  errors: ['not_found'],
} as const satisfies Call

/** An invited partner, the last day on which its loans count by the terms in force, and what they have earned. Rupees; null without terms. */
const Invited = z.object({
  name: z.string(),
  status: PartnerStatus,
  joined_day: Day,
  until: z.nullable(Day),
  loans: z.number(),
  earned: Rupees,
})

const Earnings = z.object({
  /** In force today; null where nothing was agreed. */
  terms: z.nullable(z.object({ percent: z.number(), months: z.number(), valid_from: Day })),
  /** Of all loans, of those too whose partner is not named any more: the sum of the rows of `listOwnReferralParts`. */
  earned: Rupees,
})

/** What a partner has by those it invited: no contact, no figures of theirs. */
export const OwnReferralEarnings = z.extend(Earnings, { invited: z.array(Invited) })
export type OwnReferralEarnings = z.output<typeof OwnReferralEarnings>

export const getOwnReferralEarnings = {
  method: 'GET',
  path: '/api/partner/referral/earnings',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  answer: dataOf(OwnReferralEarnings),
  errors: [],
} as const satisfies Call

/** A part of a loan that an invited partner brought, and what whoever invited it has of it. Rupees and paise. */
export const ReferralPart = z.object({
  lender_application_id: z.number(),
  tranche: z.number(),
  application_number: z.string(),
  brought_by: z.string(),
  lender_name: z.string(),
  day: Day,
  taken_back_day: z.nullable(Day),
  disbursed: Rupees,
  /** In words: "5 % referral". */
  terms: z.string(),
  amount: Rupees,
})
export type ReferralPart = z.output<typeof ReferralPart>

/** The newest disbursal first. */
export const listOwnReferralParts = {
  method: 'GET',
  path: '/api/partner/referral/parts',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  query: z.object(pageFields),
  answer: pageOf(ReferralPart),
  errors: [],
} as const satisfies Call

/** The same as staff see it, with who invited the partner itself. */
export const PartnerReferrals = z.extend(Earnings, {
  invited_by: z.nullable(z.object({ id: z.number(), name: z.string() })),
  invited: z.array(z.extend(Invited, { id: z.number() })),
})
export type PartnerReferrals = z.output<typeof PartnerReferrals>

export const getPartnerReferrals = {
  method: 'GET',
  path: '/api/partners/:id/referrals',
  audience: [1],
  limit: 'read',
  params: z.object({ id: rowIdInPath() }),
  answer: dataOf(PartnerReferrals),
  errors: ['not_found'],
} as const satisfies Call
