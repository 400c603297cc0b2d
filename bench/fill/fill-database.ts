import type pg from 'pg'

/** Days over which what happened is spread: a third of it is past the year that it is kept for. */
const DAYS = 600

/** An id that is the same for the same number; it looks like one that was drawn. */
const idOf = (kind: string, number: string): string =>
  `overlay(overlay(md5('${kind}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`

/** When the thing of a number happened; $1 is now. */
const at = `$1::timestamptz - make_interval(secs => n::bigint * 7919 % ${DAYS * 86_400})`
const customer = idOf('customer', 'n')
const start = idOf('start', 'n')
const application = idOf('application', 'n')

/** Rows of one table: those of the numbers from 1 to `share` for each customer. */
interface Rows {
  table: string
  share: number
  columns: string
  values: string
}

/** In the order of their references. A start beyond the customers is one whose passcode nobody used. */
const filled: readonly Rows[] = [
  {
    table: 'customer',
    share: 1,
    columns:
      'user_id, brand_id, language, mobile_phone_number, email, email_verified, created_at, updated_at',
    values: `${customer}, brand.brand_id, 'en', (6000000000 + n)::text, 'c' || n || '@example.com', n % 2, ${at}, ${at}`,
  },
  {
    table: 'customer_product',
    share: 0.7,
    columns: 'user_id, product_type, completed_at',
    values: `${customer}, 'Personal Loans', ${at}`,
  },
  {
    table: 'prospect',
    share: 1.5,
    columns: 'prospect_app_id, user_id, brand_id, language, mobile_phone_number, created_at, verified_at',
    values: `${start}, case when n <= $2 then ${customer} end, brand.brand_id, 'en', (6000000000 + n)::text, ${at},
      case when n <= $2 then ${at} end`,
  },
  {
    table: 'passcode',
    share: 0.1,
    columns: 'subject_id, purpose, recipient, code_hash, expires_at, sent_at',
    values: `${start}, 'sign_in', (6000000000 + n)::text, '\\x00', ${at}, ${at}`,
  },
  {
    table: 'session',
    share: 1,
    columns: 'token_hash, kind, user_id, prospect_app_id, created_at, last_seen_at, absolute_expires_at',
    values: `sha256(n::text::bytea), 'customer', ${customer}, ${start}, ${at}, ${at}, ${at}`,
  },
  {
    table: 'message',
    share: 1.2,
    columns: 'gateway_key, channel, recipient, user_id, template, language, body, status, created_at',
    values: `${idOf('message', 'n')}, 'sms', (6000000000 + n)::text, case when n <= $2 then ${customer} end, 'passcode', 'en',
      'Your passcode is {code}', 'sent', ${at}`,
  },
  {
    table: 'tracked_event',
    share: 0.5,
    columns: 'category, goal, created_at',
    values: `'page', 'view', ${at}`,
  },
  {
    table: 'consent',
    share: 1,
    columns: 'consent_id, user_id, purpose, version, language, text, lender_id, lender_name, given_at',
    values: `${idOf('consent', 'n')}, ${customer}, 'share', '1', 'en', 'Share my details', lender.lender_id, 'A lender', ${at}`,
  },
  {
    table: 'application',
    share: 0.7,
    columns: 'app_id, user_id, brand_id, product_type, created_at',
    values: `${application}, ${customer}, brand.brand_id, 'Personal Loans', ${at}`,
  },
  {
    table: 'lender_answer',
    share: 0.7,
    columns: 'app_id, lender_id, asked_hash, asked_amount, asked_tenure_months, state, asked_at',
    values: `${application}, lender.lender_id, '\\x00', 100000, 24, 'failed', ${at}`,
  },
  {
    table: 'offer_snapshot',
    share: 0.7,
    columns: 'snapshot_id, app_id, content_hash, ranking_version, language, content, created_at',
    values: `${idOf('snapshot', 'n')}, ${application}, sha256(n::text::bytea), '1', 'en', '{"matched": []}', ${at}`,
  },
  {
    table: 'lender_application',
    share: 0.5,
    columns:
      'our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount, tenure_months, created_at, updated_at, application_number',
    values: `${idOf('reference', 'n')}, ${application}, lender.lender_id, ${idOf('snapshot', 'n')}, ${idOf('consent', 'n')}, 'SENT',
      100000, 24, ${at}, ${at}, 'LA-F' || n`,
  },
  {
    table: 'idempotent_answer',
    share: 0.5,
    columns: 'user_id, key, request_hash, created_at',
    values: `${customer}, 'key-' || n, '\\x00', ${at}`,
  },
  {
    table: 'help_request',
    share: 0.1,
    columns: 'name, email, phone, description, status, created_at',
    values: `'A', 'c' || n || '@example.com', (6000000000 + n)::text, 'Please call', 'delivered', ${at}`,
  },
  {
    table: 'hand_over_link',
    share: 0.1,
    columns: 'link_id, prospect_app_id, token_hash, channel, brand_id, user_id, created_at, expires_at',
    values: `${idOf('link', 'n')}, ${start}, sha256(n::text::bytea), 'device', brand.brand_id, ${customer}, ${at},
      ${at} + interval '10 minutes'`,
  },
]

/** Triggers that write a step for each row would take longer than all rows; the steps are written at once instead. */
const watched = ['customer', 'customer_product', 'prospect', 'offer_snapshot', 'lender_application'] as const

const addSteps = `insert into journey_step (step, subject_id, at, brand_id, user_id, app_id)
  select 'started'::journey_step_name, prospect_app_id, created_at, brand_id, null::uuid, null::uuid from prospect
  union all select 'signed_in', prospect_app_id, verified_at, brand_id, user_id, null from prospect where verified_at is not null
  union all select 'applied', app_id, created_at, brand_id, user_id, app_id from application
  on conflict (subject_id, step) do nothing`

/**
 * Fills a database with customers and what hangs on them, the same for the same number; sealed details stay empty. It needs the
 * tables' owner, a brand and a lender. Rows of before stay; twice into one database is refused by the customers' ids.
 * @param said is given each table when it is filled, and how many rows it got.
 */
export const fillDatabase = async (
  pool: pg.Pool,
  customers: number,
  now: Date,
  said: (table: string, rows: number) => void = () => undefined,
): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query(
      `set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '256MB'`,
    )
    for (const table of watched) await client.query(`alter table ${table} disable trigger user`)
    for (const { table, share, columns, values } of filled) {
      const { rowCount } = await client.query(
        `insert into ${table} (${columns}) select ${values} from generate_series(1, $3::integer) n,
            (select min(brand_id) as brand_id from brand) brand, (select min(lender_id) as lender_id from lender) lender
          where $1::timestamptz is not null and $2::integer is not null`,
        [now, customers, Math.ceil(customers * share)],
      )
      said(table, rowCount ?? 0)
    }
    const { rowCount } = await client.query(addSteps)
    said('journey_step', rowCount ?? 0)
    // As the server's own housekeeping leaves it.
    await client.query('vacuum analyze')
  } finally {
    for (const table of watched) await client.query(`alter table ${table} enable trigger user`)
    client.release(true)
  }
}
