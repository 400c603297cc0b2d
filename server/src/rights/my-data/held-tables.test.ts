import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deletedThings, keptThings, MyData } from '@marketplace/contract/rights/my-data'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { held as heldOfPerson, retention } from '../../app/modules.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { dumpTables, figures, leaveTraces, tracesOf, type Traces } from '../../testing/leave-traces.ts'
import { post, readPasscode } from '../../testing/sign-in-by-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openDeletionLedger } from './deletion-ledger.ts'
import { heldTables as held } from './held-tables.ts'
import { replayDeletions } from './replay-deletions.ts'

type Thing = (typeof deletedThings)[number] | (typeof keptThings)[number]

/** A table with rows of a person. */
interface Held {
  /** What a deletion does: no row is left, rows are left that say nothing of them, or they stay as they are. */
  deletion: 'gone' | 'emptied' | 'kept'
  /** What the preview of a deletion calls it. */
  thing: Thing
  /** Where the person sees it themselves; else why not. */
  shown: keyof MyData | { hidden: string }
  /** Why it is never forgotten by age; left out where the retention job does. */
  forever?: string
}

const evidence = 'evidence of what was shown, agreed to, sent or paid for'
const accounts = 'accounts that lose an entry prove nothing'
const ofLenders = { hidden: 'what lenders state and pay of our commission, by the number of the application' }
const ofStatements: Held = {
  deletion: 'kept',
  thing: 'applications',
  shown: {
    hidden: 'what a partner is paid for a loan, by the number of the application',
  },
  forever: 'what was paid for stays as it was paid',
}
const held: Readonly<Record<string, Held>> = {
  customer: {
    deletion: 'emptied',
    thing: 'profile',
    shown: 'profile',
    forever: 'until its owner deletes it',
  },
  customer_product: {
    deletion: 'gone',
    thing: 'profile',
    shown: 'profile',
    forever: 'until its owner deletes it',
  },
  nominee: {
    deletion: 'gone',
    thing: 'nominee',
    shown: 'nominee',
    forever: 'until its owner takes it back or is deleted',
  },
  planned_erasure: {
    deletion: 'gone',
    thing: 'profile',
    shown: { hidden: 'signing in takes it away, so that its owner never meets one' },
    forever: 'it ends with the deletion that it plans',
  },
  prospect: { deletion: 'emptied', thing: 'contacts', shown: 'arrivals' },
  passcode: {
    deletion: 'gone',
    thing: 'contacts',
    shown: { hidden: 'a hash that is worth nothing after five minutes' },
  },
  contact_change: {
    deletion: 'gone',
    thing: 'contacts',
    shown: { hidden: 'changes of the last season; the contacts stand in the profile and the messages' },
  },
  session: { deletion: 'kept', thing: 'access_log', shown: 'sign_ins' },
  known_customer_browser: {
    deletion: 'gone',
    thing: 'sessions',
    shown: { hidden: 'a keyed hash of the contact beside a hash of a random cookie' },
  },
  message: { deletion: 'emptied', thing: 'messages', shown: 'messages' },
  campaign_person: {
    deletion: 'gone',
    thing: 'messages',
    shown: { hidden: 'what was sent of a campaign is among the messages; who was left out got nothing' },
  },
  contact_event: {
    deletion: 'emptied',
    thing: 'messages',
    shown: { hidden: 'a page of its own shows each call and message with why it was allowed' },
  },
  contact_stop: {
    deletion: 'gone',
    thing: 'messages',
    shown: { hidden: 'a page of its own shows what is stopped, with the button that allows it again' },
    forever: 'until its owner allows it again or is deleted',
  },
  help_request: { deletion: 'gone', thing: 'help_requests', shown: 'help_requests' },
  tracked_event: { deletion: 'emptied', thing: 'tracking', shown: 'tracked_visits' },
  hand_over_link: { deletion: 'gone', thing: 'links', shown: 'links' },
  consent: { deletion: 'kept', thing: 'consents', shown: 'consents', forever: evidence },
  application: { deletion: 'kept', thing: 'applications', shown: 'applications', forever: evidence },
  lender_application: { deletion: 'kept', thing: 'applications', shown: 'applications', forever: evidence },
  lender_application_event: {
    deletion: 'emptied',
    thing: 'applications',
    shown: 'applications',
    forever: evidence,
  },
  disbursal: { deletion: 'kept', thing: 'applications', shown: 'applications', forever: evidence },
  ledger_entry: {
    deletion: 'kept',
    thing: 'applications',
    shown: {
      hidden:
        'what lenders owe us for a loan and we a partner: accounts of ours, by the number of the application',
    },
    forever: 'accounts that lose an entry prove nothing',
  },
  stated_line: { deletion: 'emptied', thing: 'applications', shown: ofLenders, forever: accounts },
  stated_match: { deletion: 'kept', thing: 'applications', shown: ofLenders, forever: accounts },
  line_settlement: { deletion: 'kept', thing: 'applications', shown: ofLenders, forever: accounts },
  receipt_share: { deletion: 'kept', thing: 'applications', shown: ofLenders, forever: accounts },
  statement_line: ofStatements,
  statement_left_out: ofStatements,
  partner_dispute: ofStatements,
  kfs_opening: { deletion: 'kept', thing: 'applications', shown: 'shares', forever: evidence },
  lender_step: { deletion: 'emptied', thing: 'applications', shown: 'lender_steps', forever: evidence },
  lender_answer: { deletion: 'gone', thing: 'lender_answers', shown: 'kept_lender_answers' },
  offer_snapshot: { deletion: 'kept', thing: 'offer_lists', shown: 'kept_offer_lists', forever: evidence },
  idempotent_answer: {
    deletion: 'gone',
    thing: 'applications',
    shown: { hidden: 'an answer that was given already, for a month' },
  },
  journey_step: {
    deletion: 'emptied',
    thing: 'journey_steps',
    shown: { hidden: 'days of the steps that the applications show, counted' },
    forever: 'counted for years; it holds days and ids alone',
  },
  fact_lender: {
    deletion: 'emptied',
    thing: 'journey_steps',
    shown: { hidden: 'days of what lenders did, which the applications show, counted' },
    forever: 'counted for years; it holds days, ids and keys alone',
  },
  card_click: { deletion: 'kept', thing: 'card_clicks', shown: 'choices', forever: evidence },
  insurance_referral: { deletion: 'kept', thing: 'insurance_referrals', shown: 'choices', forever: evidence },
  voucher_claim: { deletion: 'kept', thing: 'voucher_claims', shown: 'choices', forever: evidence },
  voucher_code: { deletion: 'kept', thing: 'voucher_claims', shown: 'choices', forever: evidence },
  complaint: { deletion: 'kept', thing: 'complaints', shown: 'complaints', forever: evidence },
  complaint_event: { deletion: 'emptied', thing: 'complaint_texts', shown: 'complaints', forever: evidence },
  customer_note: {
    deletion: 'gone',
    thing: 'notes',
    shown: 'staff_notes',
    forever: 'while the person is a customer',
  },
  partner_arrival: { deletion: 'emptied', thing: 'partner_leads', shown: 'partners', forever: evidence },
  partner_lead: { deletion: 'emptied', thing: 'partner_leads', shown: 'partners', forever: evidence },
  lead_claim: { deletion: 'gone', thing: 'partner_leads', shown: 'partners' },
  audit_entry: {
    deletion: 'kept',
    thing: 'audit_log',
    shown: { hidden: 'acts of staff, without what they saw; what they wrote is sealed by a key that goes' },
    forever: 'a chain that loses an entry proves nothing',
  },
  customer_look: {
    deletion: 'kept',
    thing: 'audit_log',
    shown: { hidden: 'how often staff looked, counted by day for their caps' },
  },
  person_key: {
    deletion: 'gone',
    thing: 'profile',
    shown: { hidden: 'a sealed key: what it opens is free text of staff on the audit log' },
    forever: 'until its owner deletes it',
  },
  deletion: {
    deletion: 'kept',
    thing: 'audit_log',
    shown: { hidden: 'there is none while its owner can look' },
    forever: 'what a backup brings back is deleted again by it',
  },
}

/** Tables that know no customer, and what they hold. */
const ofNobody: Readonly<Record<string, string>> = {
  data_key: 'sealed keys',
  index_key: 'a sealed key',
  schema_migration: 'what was migrated',
  language: 'reference',
  option_set: 'reference',
  regulated_figure: 'reference',
  revenue_type: 'reference',
  approval_request:
    'acts of staff that wait for a second person, for good; without personal data of customers',
  approval_limit: 'from which amounts a second person is needed',
  gold_rate: 'reference',
  processor: 'companies that work for us',
  dlt_template: 'registered texts of messages',
  lender_agreement: 'agreements with lenders',
  cims_filing: 'what lenders reported of us',
  incident: 'security incidents, told without personal data',
  incident_event: 'what was done about them, told without personal data',
  consent_text: 'words, not who agreed to them',
  dated_consent_text: 'words, not who agreed to them',
  message_text: 'words of messages, without what was filled in',
  brand: 'brands',
  brand_preview: 'drafts of staff',
  url_segment: 'paths of brands and partners',
  rate_limit: 'keyed hashes for a day or two',
  lender: 'lenders',
  lender_brand_off: 'lenders',
  lender_version: 'a counter',
  lender_group: 'lenders',
  lender_circuit: 'the health of lenders',
  lender_call: 'the health of lenders, counted by the hour',
  lender_revenue: 'contracts with lenders',
  lender_revenue_version: 'a counter',
  lender_revenue_taken_back: 'contracts with lenders',
  ledger_account: 'accounts of lenders, partners and the house',
  ledger_tx: 'what was booked and why; the loans stand in its entries',
  account_month: 'sums of accounts by month',
  traffic_source: 'where visitors come from, as staff name it',
  product_number: 'products by number',
  report_delta: 'what changes of figures, counted',
  report_cell: 'figures of reports, counted',
  report_check: 'what the comparison of figures found',
  report_fill: 'how far the filling in of facts is',
  report_run: 'figures of reports, counted for staff',
  report_schedule: 'which reports staff have sent to themselves',
  lender_month: 'how far the books of lenders are',
  receipt: 'money that lenders paid',
  lender_tolerance: 'how exact lenders are',
  partner_statement: 'what partners are paid for a month; the loans stand in its lines',
  statement_step: 'who of staff did what to a statement',
  statement_paper: 'where the papers of statements lie sealed',
  tds_deduction: 'tax withheld from partners',
  payout_terms: 'agreements with partners',
  payout_run: 'where the files for the bank lie sealed',
  partner_payout: 'what partners were paid',
  dispute_entry: 'what partners and staff wrote about a line',
  lead_dispute_entry:
    'what partners and staff wrote about a lead; whoever writes is told to name no customer',
  insurance_plan: 'plans of insurers',
  voucher_offer: 'offers of merchants',
  credit_card: 'cards of issuers',
  credit_card_version: 'a counter',
  cached_version: 'counters of changes',
  gateway_circuit: 'the health of gateways',
  stored_file: 'pictures of staff',
  staff: 'members of staff',
  credential: 'of staff and partners',
  recovery_code: 'of staff and partners',
  known_browser: 'of staff and partners',
  audit_head: 'the end of the chain',
  security_event: 'keyed hashes of addresses and subjects, for a year',
  alarm: 'what staff have to look at, without personal data',
  partner: 'businesses, as partners or asking to be; a request with a customer’s own contact goes with them',
  partner_funnel: 'how pages of a partner look',
  partner_terms: 'agreements with partners',
  partner_kyc_submission: 'what partners sent in of their business, tax and bank, sealed',
  partner_agreement: 'what partners accepted, word by word',
  housing_declaration: 'who of a partner declared what housing finance asks, word by word',
  partner_document:
    'that a partner sent in a paper; it lies sealed in the storage and goes 90 days after it was refused or replaced',
  partner_access: 'whether partners want to be asked before staff look in',
  masquerade: 'who of staff looked at which partner, and why',
  masquerade_request: 'who of staff asked to look at which partner, and why',
  masquerade_key: 'hashes of what opened such a look',
  masquerade_view: 'which pages of a partner staff opened',
  partner_utm: 'tracking ids of partners',
  work_event: 'who of staff did what with work; what they wrote goes with the person whom it is of',
  work_time: 'how long work of a kind may take',
  caller_desk: 'who of staff sits at the telephone',
  call_script: 'what callers say',
  phone_call_event: 'which events of a call the operator reported; they go with their call',
  partner_person:
    'who works for a partner, sealed; an owner removes them, which takes the address at once and the name after a year',
  partner_invitation: 'whom a partner invites, sealed; one to the address of a customer goes with them',
  partner_thread: 'what partners ask staff',
  thread_message:
    'what partners and staff wrote about it; whoever writes is told to name no customer, and a picture is sealed',
  partner_notice_settings: 'of what partners are told by e-mail',
  partner_notice_read: 'which events a partner has opened',
  partner_digest: 'on which days a partner was sent an e-mail',
  partner_watch: 'which leads a partner wants news of, by number',
  hook_endpoint: 'where partners’ systems are told of events',
  hook_delivery: 'which events went where',
  hook_attempt: 'what partners’ systems answered to an event that names nobody',
  partner_api_key: 'hashes of the keys of partners’ systems',
  partner_event:
    'what partners are told of leads, loans and money, by number; no name, no contact, no customer',
  creative: 'words that partners hand out',
  creative_version: 'words that partners handed out before',
  creative_take: 'which partner took which words',
  course: 'what partners learn',
  lesson: 'what partners learn',
  question: 'what partners are asked',
  course_attempt: 'what partners answered',
  course_pass: 'which courses partners passed, for good: links were opened by it',
  training_notice: 'until when partners of before work without training',
  faq: 'questions and answers',
  partner_link: 'links of partners; campaigns and sub-ids fit no contact',
  link_click:
    'that a link was opened, by a hash of the address whose salt is forgotten; a deletion takes the way to it from arrivals and leads',
  click_salt: 'what addresses of one day are hashed with',
  link_day: 'counts of clicks',
  click_fold: 'until when clicks are counted',
  eligibility_run: 'counts of a rule that staff tried',
  saved_view: 'how staff look at lists',
  upload_row:
    'what a lender wrote of an application by its number: no name, no contact; its references go with the person',
  upload_effect: 'ids of the steps that files brought',
  upload:
    'that a file was taken in; its text lies sealed in the storage and goes with anybody whom a row is about',
  file_mapping: 'titles of columns',
  status_word: 'words of lenders for a status',
}

const dataDir = mkdtempSync(join(tmpdir(), 'held-'))
let running: TestApp
let lender_id: number
beforeAll(async () => {
  running = await createTestApp({ variables: { DATA_DIR: dataDir } })
  lender_id = (await buildLender(running.db, { slug: 'held-loans' })).lender_id
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
})
afterAll(async () => {
  await running.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('every table of the database', () => {
  test('is declared here: say what a deletion does to a new one, and who sees it', async () => {
    const tables = await running.db.rows<{
      name: string
    }>(sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)
    expect([...Object.keys(held), ...Object.keys(ofNobody)].toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    )
  })

  test('that refers to a customer, by a key or by the name of a column, is one that holds something of them', async () => {
    const referring = await running.db.rows<{ name: string }>(sql`with recursive known as (
        select 'customer'::regclass::oid as oid
        union
        select c.conrelid from pg_constraint c join known on c.confrelid = known.oid where c.contype = 'f'
      )
      select oid::regclass::text as name from known join pg_class using (oid) where not relispartition
      union
      select table_name from information_schema.columns join pg_class on oid = format('%I.%I', table_schema, table_name)::regclass
      where table_schema = 'public' and relkind in ('r', 'p') and not relispartition and column_name in ('user_id',
        'prospect_app_id', 'app_id', 'lender_application_id', 'recipient', 'phone_index', 'mobile_phone_number', 'masked_contact',
        'masked_to')`)
    const names = referring.map(({ name }) => name)
    expect(names.filter((name) => held[name] === undefined)).toEqual([])
    // By the contact that was typed, or by the object of an act.
    expect(Object.keys(held).filter((name) => !names.includes(name))).toEqual(['help_request', 'audit_entry'])
  })

  test('that seals something or keeps an address is one of a person, of staff or of a partner', async () => {
    const sealed = await running.db.rows<{
      name: string
    }>(sql`select distinct table_name as name from information_schema.columns join pg_class on oid = format('%I.%I', table_schema, table_name)::regclass
      where table_schema = 'public' and not relispartition and (udt_name in ('bytea', 'inet') or column_name in ('email', 'phone'))`)
    expect(
      sealed
        .map(({ name }) => name)
        .filter((name) => held[name] === undefined)
        .toSorted(),
    ).toEqual([
      'audit_head',
      'brand_preview',
      'caller_desk',
      'click_salt',
      'contact_person',
      'credential',
      'data_key',
      'hook_endpoint',
      'index_key',
      'known_browser',
      'link_click',
      'masquerade_key',
      'partner',
      'partner_api_key',
      'partner_invitation',
      'partner_kyc_submission',
      'partner_person',
      'recovery_code',
      'report_schedule',
      'thread_message',
    ])
  })

  test.each(Object.entries(held))('%s: is named to its owner, and forgotten by age or never', (table, of) => {
    expect([...deletedThings, ...keptThings]).toContain(of.thing)
    if (typeof of.shown === 'string') expect(Object.keys(MyData.shape)).toContain(of.shown)
    else expect(of.shown.hidden.length).toBeGreaterThan(20)
    expect(retention.some((kept) => kept.table === table)).toBe(of.forever === undefined)
  })
})

const isNumberIn = (rows: readonly string[], figure: number): boolean =>
  rows.some((row) => new RegExp(String.raw`(?<![0-9a-f.])${figure}(?![0-9a-f.])`).test(row))

/** Of the person's figures, those that are left, but for the lists of offers, which stay as they were shown. */
const figuresIn = (dump: ReadonlyMap<string, string[]>): string[] =>
  [...dump]
    .filter(([table]) => table !== 'offer_snapshot')
    .flatMap(([table, rows]) =>
      Object.entries(figures)
        .filter(([, figure]) => isNumberIn(rows, figure))
        .map(([name]) => `${table}: ${name}`),
    )

/** How many rows of each table know the person, by an id or by what they told. */
const rowsOf = (dump: ReadonlyMap<string, string[]>, { secrets, marks }: Traces): Map<string, number> =>
  new Map(
    Object.keys(held).map((table) => [
      table,
      (dump.get(table) ?? []).filter((row) => [...marks, ...secrets].some((value) => row.includes(value)))
        .length,
    ]),
  )

const expectErased = async (traces: Traces, kept: readonly string[]): Promise<void> => {
  const after = await dumpTables(running)
  // The certificate is on its way to them yet; whom it goes to is forgotten with it.
  const rest = new Map([...after].filter(([table]) => table !== 'message'))
  expect(tracesOf(rest, traces.secrets)).toEqual([])
  expect(figuresIn(after)).toEqual([])
  const left = rowsOf(rest, traces)
  for (const [table, { deletion }] of Object.entries(held)) {
    if (deletion === 'gone') expect([table, left.get(table)]).toEqual([table, 0])
    if (deletion === 'kept' && kept.includes(table))
      expect([table, (left.get(table) ?? 0) > 0]).toEqual([table, true])
  }
}

/** Known by the number of something of theirs alone, which other tables hold. */
const byNumberAlone = new Set([
  'voucher_code',
  'deletion',
  'disbursal',
  'ledger_entry',
  'stated_line',
  'stated_match',
  'line_settlement',
  'receipt_share',
  'statement_line',
  'statement_left_out',
  'partner_dispute',
  'lead_dispute',
])
const ofIdsOfTheirs = Object.keys(held).filter((table) => !byNumberAlone.has(table))

it('a deletion leaves nothing that says who it was, in any table', async () => {
  const traces = await leaveTraces(running, lender_id)
  const { customer } = traces
  const before = await dumpTables(running)
  const filled = rowsOf(before, traces)
  for (const table of ofIdsOfTheirs) expect([table, (filled.get(table) ?? 0) > 0]).toEqual([table, true])
  expect(figuresIn(before)).toEqual(Object.keys(figures).map((name) => `customer: ${name}`))
  expect(before.get('voucher_code')).toHaveLength(1)

  const asked = await post(running.app, '/api/my-data/passcode', { act: 'delete' }, customer.headers)
  const { confirm_id } = asked.json<{ confirm_id: string }>()
  const otp = await readPasscode(running.services, customer.mobile_phone_number ?? '')
  const body = { confirm_id, otp, typed: 'DELETE' }
  const answer = await post(running.app, '/api/my-data/delete', body, customer.headers)
  expect(answer.statusCode, answer.body).toBe(200)
  await expectErased(traces, ofIdsOfTheirs)
})

it('whom a backup brings back is deleted again as wholly', async () => {
  const traces = await leaveTraces(running, lender_id)
  const { user_id } = traces.customer
  const ledger = openDeletionLedger(dataDir)
  const deletion = { certificate: 'D-7777-7777', user_id, brand_id: null, lenders: [], record: null }
  await ledger.append([{ ...deletion, deleted_at: running.clock.now() }])
  expect(await replayDeletions(heldOfPerson, running.services, ledger)).toBe(1)
  // Nobody of staff did it, so that the log says nothing more than it did.
  await expectErased(traces, ofIdsOfTheirs)
  expect(await running.db.row(sql`select status from insurance_referral where user_id = ${user_id}`)).toEqual(
    { status: 'WITHDRAWN' },
  )
  expect(tracesOf(await dumpTables(running), traces.secrets)).toEqual([])
})

it('my data shows each of them', async () => {
  const { customer, secrets } = await leaveTraces(running, lender_id)
  const answer = await running.app.inject({ url: '/api/my-data', headers: customer.headers })
  const { data } = answer.json<{ data: MyData }>()
  for (const { shown } of Object.values(held)) {
    if (typeof shown !== 'string') continue
    const value = data[shown]
    expect([shown, Array.isArray(value) ? value.length > 0 : Boolean(value)]).toEqual([shown, true])
  }
  expect(data).toMatchObject({
    choices: {
      card_clicks: [{ issuer_name: 'Example Bank Limited' }],
      insurance_referrals: [{ plan_name: 'Example Plan', licensee_name: 'Licensed Entity' }],
      voucher_claims: [{ merchant_name: 'Example Merchant', value: '10 % off' }],
    },
    links: expect.arrayContaining([expect.objectContaining({ channel: 'device', opened_at: null })]),
    lender_steps: [{ lender_name: 'held-loans Limited', step: 'passcode', done_at: null }],
    kept_lender_answers: 1,
    staff_notes: 1,
    tracked_visits: 1,
  })
  expect(data.arrivals.some(({ cookies }) => cookies['lead'] === secrets[0])).toBe(true)
})
