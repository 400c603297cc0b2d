import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { type Call, ownerAndAccounts } from '../platform/call.ts'
import { Instant, Rupees, rowIdInPath } from '../platform/formats.ts'
import { pageFields, pageOf } from '../platform/paging.ts'
import { BookMonth } from './commission-lines.ts'
import { LeftOutLine, PartnerStatement, PartnerStatementDetail, StatementLine } from './partner-statements.ts'

const params = z.object({ statementId: rowIdInPath() })

/** The partner's own statements that were shown, the newest month first. Those that were cancelled after they were shown stay. */
export const listOwnStatements = {
  method: 'GET',
  path: '/api/partner/statements',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  query: z.object(pageFields),
  answer: pageOf(PartnerStatement),
  errors: [],
} as const satisfies Call

/** `steps` name nobody. 404 also of another partner's and of a draft. */
export const getOwnStatement = {
  method: 'GET',
  path: '/api/partner/statements/:statementId',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  params,
  answer: dataOf(PartnerStatementDetail),
  errors: ['not_found'],
} as const satisfies Call

/** Says that the partner opened it; the first time counts. */
export const noteOwnStatementOpened = {
  method: 'POST',
  path: '/api/partner/statements/:statementId/opened',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'writes',
  limit: 'write',
  params,
  answer: dataOf(z.object({ opened_at: Instant })),
  errors: ['not_found'],
} as const satisfies Call

export const listOwnStatementLines = {
  method: 'GET',
  path: '/api/partner/statements/:statementId/lines',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  params,
  query: z.object(pageFields),
  answer: pageOf(StatementLine),
  errors: ['not_found'],
} as const satisfies Call

export const listOwnStatementLeftOut = {
  method: 'GET',
  path: '/api/partner/statements/:statementId/left-out',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  params,
  query: z.object(pageFields),
  answer: pageOf(LeftOutLine),
  errors: ['not_found'],
} as const satisfies Call

export const downloadOwnStatementPdf = {
  method: 'GET',
  path: '/api/partner/statements/:statementId/pdf',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'writes',
  limit: 'read',
  params,
  file: { type: 'application/pdf', name: 'statement.pdf', isStreamed: true },
  answer: z.string(),
  errors: ['not_found'],
} as const satisfies Call

export const downloadOwnStatementCsv = {
  method: 'GET',
  path: '/api/partner/statements/:statementId/csv',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'writes',
  limit: 'read',
  params,
  file: { type: 'text/csv', name: 'statement.csv', isStreamed: true },
  answer: z.string(),
  errors: ['not_found'],
} as const satisfies Call

/**
 * A month of the partner: of the leads that came in it, and of what was disbursed in it. Rupees and paise. `earned` is booked by our rules, an
 * estimate; `received` the part of it for which the lender has paid in full; `on_statements` the part on statements that were shown;
 * `paid` the part on statements that were paid, before TDS.
 */
const figures = {
  applied: z.number(),
  sanctioned: z.number(),
  disbursals: z.number(),
  disbursed: Rupees,
  earned: Rupees,
  received: Rupees,
  on_statements: Rupees,
  paid: Rupees,
}
export const PartnerReportMonth = z.object({
  month: BookMonth,
  leads: z.number(),
  ...figures,
  /** The same by lender, the largest `earned` first; leads are nobody's. */
  lenders: z.array(z.object({ lender_id: z.number(), lender_name: z.string(), ...figures })),
})
export type PartnerReportMonth = z.output<typeof PartnerReportMonth>

/** The newest month first, with nothing in it where nothing happened. `to` is this month and `from` five months before it unless said; at most 36 months. */
export const getPartnerReport = {
  method: 'GET',
  path: '/api/partner/report',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  query: z.object({ from: z.optional(BookMonth), to: z.optional(BookMonth) }),
  answer: dataOf(
    z.object({
      as_of: Instant,
      months: z.array(PartnerReportMonth),
      total: z.object({ leads: z.number(), ...figures }),
    }),
  ),
  errors: [],
} as const satisfies Call
