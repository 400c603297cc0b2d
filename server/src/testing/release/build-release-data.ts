import { randomUUID } from 'node:crypto'
import { loadDemoData } from '../../../demo/load-demo.ts'
import { stockDemoVouchers } from '../../../demo/stock-demo-vouchers.ts'
import { loadReferenceData } from '../../../seeds/reference/load.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildActors } from '../builders/build-actors.ts'
import { buildLender } from '../builders/build-lender.ts'
import { buildStaffAccount, STAFF_PASSWORD } from '../builders/build-staff-account.ts'
import { buildStaff } from '../builders/build-staff.ts'
import { leaveTraces, type Traces } from '../leave-traces.ts'
import { post, readPasscode, wrongCode } from '../sign-in-by-calls.ts'
import type { TestApp } from '../test-app.ts'

type Running = Pick<TestApp, 'app' | 'db' | 'pool' | 'services' | 'clock'>

/** Months with something in each table that grows, and a customer of each. */
const days = ['2026-08-14T06:00:00Z', '2026-10-03T06:00:00Z', '2026-11-20T06:00:00Z']

/** What a server loads at its start. */
export const loadSeeds = async ({ pool }: Pick<Running, 'pool'>): Promise<void> => {
  const client = await pool.connect()
  try {
    await loadReferenceData(client)
    await loadDemoData(client)
  } finally {
    client.release()
  }
}

/** Rows that no call of one moment leaves behind. */
const fillTheRest = async ({ db, clock }: Running): Promise<void> => {
  const now = clock.now()
  await db.run(sql`insert into brand_preview (token_hash, staff_id, language, draft, expires_at)
    select '\\x07', staff_id, 'en', '{}', ${new Date(now.getTime() + 60_000)} from staff limit 1`)
  await db.run(sql`insert into lender_circuit (lender_id, failures) select lender_id, 2 from lender limit 1`)
  await db.run(sql`insert into eligibility_run (run_id, staff_id, changes, state, created_at)
    select ${randomUUID()}, staff_id, '{}', 'queued', ${now} from staff limit 1`)
}

const deleteByCall = async ({ app, services }: Running, { customer }: Traces): Promise<void> => {
  const asked = await post(app, '/api/my-data/passcode', { act: 'delete' }, customer.headers)
  const { confirm_id } = asked.json<{ confirm_id: string }>()
  const otp = await readPasscode(services, customer.mobile_phone_number ?? '')
  const wrong = { confirm_id, otp: wrongCode(otp), typed: 'DELETE' }
  await post(app, '/api/my-data/delete', wrong, customer.headers)
  const deleted = await post(app, '/api/my-data/delete', { ...wrong, otp }, customer.headers)
  if (deleted.statusCode !== 200) throw new Error(deleted.body)
}

/**
 * What an installation of some months holds: invented customers in every state that a row may be in, made through the calls
 * of the release itself. Needs the seeds.
 */
export const buildReleaseData = async (running: Running): Promise<void> => {
  const { services, db, clock, app } = running
  await stockDemoVouchers(services)
  const { lender_id } = await buildLender(db, { slug: 'release-loans' })
  await waitForLender(running, lender_id)
  for (const day of days) {
    clock.set(day)
    await leaveTraces(running, lender_id)
  }
  await deleteByCall(running, await leaveTraces(running, lender_id))
  await buildActors(running, lender_id)

  const account = await buildStaffAccount(services)
  const { username } = account
  const entered = { username, password: STAFF_PASSWORD, totp: account.code() }
  const signedIn = await post(app, '/api/admin/login', entered)
  if (signedIn.statusCode !== 200) throw new Error(signedIn.body)
  const staff = await buildStaff(services, 1)
  const group = await post(app, '/api/lender-group/create', { name: 'Lenders of the release' }, staff.headers)
  if (group.statusCode !== 200) throw new Error(group.body)
  await fillTheRest(running)
}

const waitForLender = async ({ services }: Running, lenderId: number): Promise<void> => {
  const until = performance.now() + 10_000
  while (services.lenders().find(lenderId) === null) {
    if (performance.now() > until) throw new Error('the lender was not heard of')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
