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
  campaign: 'whom staff meant to write to, as a rule, and how many that were',
  campaign_text: 'words of campaigns, without what was filled in',
  campaign_text_version: 'words of campaigns, without what was filled in',
  campaign_wording: 'words of campaigns, without what was filled in',
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
  part_due: 'which entries of an account are still to be summed',
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
  referral_terms: 'agreements with partners',
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
  'part_move',
  'receipt_share',
  'statement_line',
  'statement_left_out',
  'partner_dispute',
  'lead_dispute',
  'lead_standing',
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
