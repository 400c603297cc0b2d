import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

const page = { page: '1', page_size: '20' }
const ofStatement = { params: { statementId: '1' } }
const ofDispute = { params: { disputeId: '1' } }
const ofPayout = { params: { payoutId: '1' } }
const text = 'The lender paid on 14 October'

const why = 'They ask why a loan is missing'

/** About looks of staff at a partner's area. */
export const lookSamples: Samples = {
  'POST /api/admin/masquerade': () => ({ body: { partner_id: 1, reason: why, ticket: 'Q-2204' } }),
  'POST /api/admin/masquerade/open': () => ({ body: { key: 'k'.repeat(43) } }),
  'POST /api/admin/masquerade/end': () => ({}),
  'POST /api/admin/masquerade/report': () => ({
    body: { masquerade_id: 1, report: 'The lender has not paid' },
  }),
  'GET /api/admin/masquerade/stand/:partner_id': () => ({ params: { partner_id: '1' } }),
  'GET /api/admin/masquerade/looks': () => ({ query: { ...page, partner_id: '1', only: 'often' } }),
  'GET /api/admin/masquerade/requests': () => ({}),
  'POST /api/admin/masquerade/allow': () => ({ body: { request_id: 1, risk: 'Leads that look bought' } }),
  'GET /api/partner/account-access': () => ({}),
  'POST /api/partner/account-access/settings': () => ({ body: { staff_may_look: 0, mail_at_end: 1 } }),
  'POST /api/partner/account-access/answer': () => ({ body: { request_id: 1, allowed: 1 } }),
}

/** About partners' statements, payouts and disputes. */
export const statementSamples: Samples = {
  'GET /api/partner-statements': () => ({ query: { ...page, month: '2026-10', state: 'DRAFT' } }),
  'GET /api/partner-statements/sums': () => ({ query: { month: '2026-10' } }),
  'GET /api/partner-statements/:statementId': () => ofStatement,
  'GET /api/partner-statements/:statementId/lines': () => ({ ...ofStatement, query: page }),
  'GET /api/partner-statements/:statementId/lines/:lenderApplicationId/:tranche': () => ({
    params: { statementId: '1', lenderApplicationId: '1', tranche: '1' },
  }),
  'GET /api/partner-statements/:statementId/left-out': () => ({ ...ofStatement, query: page }),
  'GET /api/partner-statements/:statementId/pdf': () => ofStatement,
  'GET /api/partner-statements/:statementId/csv': () => ofStatement,
  'POST /api/partner-statements/draft': () => ({ body: { month: '2026-01' } }),
  'POST /api/partner-statements/:statementId/show': () => ofStatement,
  'POST /api/partner-statements/:statementId/approve': () => ({
    ...ofStatement,
    body: { commission: 24_275, reason: 'The partner has agreed' },
  }),
  'POST /api/partner-statements/:statementId/cancel': () => ({
    ...ofStatement,
    body: { reason: 'Drawn up too early' },
  }),
  'POST /api/partner-statements/:statementId/invoice': () => ({
    ...ofStatement,
    body: { number: 'GA/26/11', day: '2026-01-20' },
  }),
  'GET /api/partner-payouts/waiting': () => ({}),
  'GET /api/partner-payouts/runs': () => ({ query: page }),
  'POST /api/partner-payouts/runs/make': () => ({ body: { request_id: randomUUID() } }),
  'GET /api/partner-payouts/runs/:runId/file': () => ({ params: { runId: '1' } }),
  'POST /api/partner-payouts/:payoutId/paid': () => ({
    ...ofPayout,
    body: { run_id: 1, utr: 'PALBN26113000042', day: '2026-01-30' },
  }),
  'POST /api/partner-payouts/:payoutId/failed': () => ({
    ...ofPayout,
    body: { run_id: 1, reason: 'Account closed', day: '2026-01-30' },
  }),
  'GET /api/payout-terms': () => ({ query: { partner_id: '1' } }),
  'POST /api/payout-terms': () => ({
    body: {
      partner_id: null,
      hold_days: 10,
      minimum: 1_000,
      objection_days: 7,
      tds_at: 'statement',
      valid_from: '2030-01-01',
      reason: 'Agreed with all partners',
    },
  }),
  'GET /api/referral-terms': () => ({}),
  'POST /api/referral-terms': () => ({
    body: {
      partner_id: null,
      percent: 5,
      months: 12,
      valid_from: '2030-01-01',
      reason: 'Agreed with all partners',
    },
  }),
  'GET /api/partner/referral/earnings': () => ({}),
  'GET /api/partner/referral/parts': () => ({ query: page }),
  'GET /api/partner-disputes': () => ({ query: { ...page, state: 'OPEN' } }),
  'GET /api/partner-disputes/:disputeId': () => ofDispute,
  'POST /api/partner-disputes/:disputeId/answer': () => ({
    ...ofDispute,
    body: { request_id: randomUUID(), text },
  }),
  'POST /api/partner-disputes/:disputeId/accept': () => ({ ...ofDispute, body: { amount: 120.5, text } }),
  'POST /api/partner-disputes/:disputeId/refuse': () => ({ ...ofDispute, body: { text } }),
  'GET /api/lead-disputes': () => ({ query: { ...page, state: 'OPEN' } }),
  'GET /api/lead-disputes/:disputeId': () => ofDispute,
  'POST /api/lead-disputes/:disputeId/answer': () => ({
    ...ofDispute,
    body: { request_id: randomUUID(), text },
  }),
  'POST /api/lead-disputes/:disputeId/ask-lender': () => ({
    ...ofDispute,
    body: { request_id: randomUUID(), text },
  }),
  'POST /api/lead-disputes/:disputeId/accept': () => ({
    ...ofDispute,
    body: { adjustment: { lender_application_id: 1, tranche: 1, amount: 120.5 }, text },
  }),
  'POST /api/lead-disputes/:disputeId/refuse': () => ({ ...ofDispute, body: { text } }),
  'GET /api/partner/lead-disputes': () => ({ query: page }),
  'POST /api/partner/lead-disputes/open': () => ({
    body: { request_id: randomUUID(), q: '4402', case_id: '0'.repeat(32), text },
  }),
  'POST /api/partner/lead-disputes/:disputeId/answer': () => ({
    ...ofDispute,
    body: { request_id: randomUUID(), text },
  }),
  'GET /api/partner/statements': () => ({ query: page }),
  'GET /api/partner/statements/:statementId': () => ofStatement,
  'POST /api/partner/statements/:statementId/opened': () => ofStatement,
  'GET /api/partner/statements/:statementId/lines': () => ({ ...ofStatement, query: page }),
  'GET /api/partner/statements/:statementId/left-out': () => ({ ...ofStatement, query: page }),
  'GET /api/partner/statements/:statementId/pdf': () => ofStatement,
  'GET /api/partner/statements/:statementId/csv': () => ofStatement,
  'GET /api/partner/report': () => ({ query: { from: '2026-09', to: '2026-11' } }),
  'GET /api/partner/disputes': () => ({ query: { ...page, statement_id: '1' } }),
  'POST /api/partner/disputes/open': () => ({
    body: { request_id: randomUUID(), statement_id: 1, lender_application_id: 1, tranche: 1, text },
  }),
  'POST /api/partner/disputes/:disputeId/answer': () => ({
    ...ofDispute,
    body: { request_id: randomUUID(), text },
  }),
}
