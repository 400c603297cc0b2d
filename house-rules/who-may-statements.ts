import type { Audience } from '@marketplace/contract/platform/call'
import { mayOfHooks } from './who-may-hooks.ts'
import { mayOfLooks } from './who-may-looks.ts'

const administrator: Audience = [1]
const readers: Audience = [1, 2]

/** Who may make the calls of partners' statements, of their hooks and keys, and of looks at them, as who-may.ts says it of all others: written by hand, never derived. */
export const mayOfStatements: Readonly<Record<string, Readonly<Record<string, Audience>>>> = {
  ...mayOfHooks,
  ...mayOfLooks,
  'a partner: money': {
    'GET /api/partner/statements': 'partner',
    'GET /api/partner/statements/:statementId': 'partner',
    'POST /api/partner/statements/:statementId/opened': 'partner',
    'GET /api/partner/statements/:statementId/lines': 'partner',
    'GET /api/partner/statements/:statementId/left-out': 'partner',
    'GET /api/partner/statements/:statementId/pdf': 'partner',
    'GET /api/partner/statements/:statementId/csv': 'partner',
    'GET /api/partner/report': 'partner',
    'GET /api/partner/own-money': 'partner',
    'GET /api/partner/own-money/parts': 'partner',
    'GET /api/partner/disputes': 'partner',
    'POST /api/partner/disputes/open': 'partner',
    'POST /api/partner/disputes/:disputeId/answer': 'partner',
    'GET /api/partner/lead-disputes': 'partner',
    'POST /api/partner/lead-disputes/open': 'partner',
    'POST /api/partner/lead-disputes/:disputeId/answer': 'partner',
  },
  'staff: partner statements': {
    'GET /api/partner-statements': administrator,
    'GET /api/partner-statements/sums': readers,
    'GET /api/partner-statements/:statementId': administrator,
    'GET /api/partner-statements/:statementId/lines': administrator,
    'GET /api/partner-statements/:statementId/lines/:lenderApplicationId/:tranche': administrator,
    'GET /api/partner-statements/:statementId/left-out': administrator,
    'GET /api/partner-statements/:statementId/pdf': administrator,
    'GET /api/partner-statements/:statementId/csv': administrator,
    'POST /api/partner-statements/draft': administrator,
    'POST /api/partner-statements/:statementId/show': administrator,
    'POST /api/partner-statements/:statementId/approve': administrator,
    'POST /api/partner-statements/:statementId/cancel': administrator,
    'POST /api/partner-statements/:statementId/invoice': administrator,
    'GET /api/partner-payouts/waiting': administrator,
    'GET /api/partner-payouts/runs': administrator,
    'POST /api/partner-payouts/runs/make': administrator,
    'GET /api/partner-payouts/runs/:runId/file': administrator,
    'POST /api/partner-payouts/:payoutId/paid': administrator,
    'POST /api/partner-payouts/:payoutId/failed': administrator,
    'GET /api/payout-terms': administrator,
    'POST /api/payout-terms': administrator,
    'GET /api/partner-disputes': administrator,
    'GET /api/partner-disputes/:disputeId': administrator,
    'POST /api/partner-disputes/:disputeId/answer': administrator,
    'POST /api/partner-disputes/:disputeId/accept': administrator,
    'POST /api/partner-disputes/:disputeId/refuse': administrator,
    'GET /api/lead-disputes': administrator,
    'GET /api/lead-disputes/:disputeId': administrator,
    'POST /api/lead-disputes/:disputeId/answer': administrator,
    'POST /api/lead-disputes/:disputeId/accept': administrator,
    'POST /api/lead-disputes/:disputeId/refuse': administrator,
  },
}
