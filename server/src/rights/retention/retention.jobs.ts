import { forgetOldAnswers } from '../../platform/idempotency/idempotent-answers.queries.ts'
import { KNOWN_BROWSER_DAYS } from '../../platform/credentials/known-browser.ts'
import { forgetOldBrowsers } from '../../platform/credentials/known-browsers.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { dropMonths } from '../../platform/db/month-parts.ts'
import type { MonthTable } from '../../platform/db/month-parts.queries.ts'
import { forgetOldLinks } from '../../entry/hand-over/hand-over.queries.ts'
import { forgetOldHelpRequests } from '../../office/help-requests/help-requests.queries.ts'
import { forgetOldHits } from '../../platform/http/rate-limits.queries.ts'
import type { Job } from '../../platform/jobs/run-worker.ts'
import { forgetOldMessages } from '../../customers/messages/messages.queries.ts'
import { forgetOldLenderAnswers } from '../../loans/offers/offers.queries.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { forgetRefusedRequests } from '../../partners/accounts/partners.queries.ts'
import { forgetOldSessions } from '../../platform/sessions/sessions.queries.ts'
import { forgetOldPasscodes } from '../../entry/sign-in/passcodes.queries.ts'
import { forgetOldProspects } from '../../customers/prospects/prospects.queries.ts'
import { forgetOldTrackedEvents } from '../../entry/tracking/tracked-events.queries.ts'

/** Deletes up to `limit` rows that are older than `before`. @returns how many. */
type Forget = (db: Database, before: Date, limit: number) => Promise<number>

interface RetentionRule {
  table: string
  days: number
  why: string
  forget: Forget
  /** Cut by month: a month that is wholly past its age goes at once. */
  months?: MonthTable
}

/** DPDP Rules 2025, rules 6 and 8: personal data, traffic data and logs are kept for at least a year; a month of grace. */
const A_YEAR = 396

/**
 * How long rows are kept that nothing needs for good. Not here, so never deleted by age: customers, applications and their
 * events, snapshots, the consent ledger, clicks on cards, referrals and claims, which are evidence of what was shown, agreed to
 * and sent (rights/my-data/held-tables.test.ts names each with its reason).
 */
export const retention: readonly RetentionRule[] = [
  { table: 'rate_limit', days: 2, why: 'no limit looks back further than a day', forget: forgetOldHits },
  {
    table: 'passcode',
    days: 7,
    why: 'a code is worth nothing after minutes; a week to look into complaints',
    forget: forgetOldPasscodes,
  },
  {
    table: 'idempotent_answer',
    days: 30,
    why: 'nobody repeats a request after weeks; the application itself stays',
    forget: forgetOldAnswers,
  },
  {
    table: 'known_browser',
    days: KNOWN_BROWSER_DAYS,
    why: 'its cookie has ended; the browser is as strange as any',
    forget: forgetOldBrowsers,
  },
  {
    table: 'hand_over_link',
    days: 90,
    why: 'a link works for a day; a season to look into complaints',
    forget: forgetOldLinks,
  },
  {
    table: 'session',
    days: A_YEAR,
    why: 'traffic data: who was signed in from where',
    forget: forgetOldSessions,
    months: 'session',
  },
  {
    table: 'prospect',
    days: A_YEAR,
    why: 'personal data of who asked for a passcode and never used it',
    forget: forgetOldProspects,
  },
  {
    table: 'message',
    days: A_YEAR,
    why: 'personal data: what was sent to whom',
    forget: forgetOldMessages,
    months: 'message',
  },
  {
    table: 'help_request',
    days: A_YEAR,
    why: 'personal data; one that the CRM never took stays',
    forget: forgetOldHelpRequests,
  },
  {
    table: 'tracked_event',
    days: A_YEAR,
    why: 'traffic data of the funnel',
    forget: forgetOldTrackedEvents,
    months: 'tracked_event',
  },
  {
    table: 'lender_answer',
    days: A_YEAR,
    why: 'what a lender would have lent; what was shown stays in the snapshot',
    forget: forgetOldLenderAnswers,
  },
  {
    table: 'partner',
    days: A_YEAR,
    why: 'the contact of a business whose request was turned down; partners stay',
    forget: (db, before, limit) => asOffice(db, (tx) => forgetRefusedRequests(tx, before, limit)),
  },
]

/** Small enough that nobody waits for a deletion. */
const BATCH = 1_000
const DAY_MS = 86_400_000

/** Deletes what is older than the table of retention says. Runs every night; a repetition finds nothing. */
export const forgetOldRows: Job<'forget_old_rows'> = async ({ db, log, now }, _payload, { stop }) => {
  for (const { table, days, forget, months } of retention) {
    const before = new Date(now().getTime() - days * DAY_MS)
    const dropped = months === undefined ? [] : await dropMonths(db, months, before)
    if (dropped.length > 0) log.info({ table, dropped }, 'forgot whole months')
    let rows = 0
    let batch = BATCH
    while (batch === BATCH) {
      if (stop?.aborted === true) return
      batch = await forget(db, before, BATCH)
      rows += batch
    }
    if (rows > 0) log.info({ table, rows }, 'forgot old rows')
  }
}
