import { randomUUID } from 'node:crypto'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addConsent } from '../../customers/consents/consents.queries.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildApplication, type BuiltApplication } from '../../testing/builders/build-application.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { forgetLenderNotes } from '../applications/lender-events.queries.ts'
import { takeLenderEvent } from '../lender-callbacks/take-lender-event.ts'
import { correctLenderApplications } from './correct-lender-applications.ts'
import type { FileCorrection, FileMove } from './file-move.ts'
import { moveManyLenderApplications } from './move-many-lender-applications.ts'
import { notifyFileNews } from './notify-file-news.jobs.ts'

let test: TestApp
let lender: { lender_id: number }
let staff_id: number
beforeAll(async () => {
  test = await createTestApp()
  lender = await buildLender(test.db, { slug: 'file-bank' })
  ;({ staff_id } = await buildStaff(test.services))
  await vi.waitFor(() => expect(test.services.lenders().find(lender.lender_id)).not.toBeNull())
})
afterAll(() => test.close())

const today = (): string => dayInIndia(test.clock.now())
const move = (moves: readonly FileMove[]) =>
  test.db.transaction((tx) => moveManyLenderApplications(tx, moves, { staff_id, now: test.clock.now() }))
const correct = (corrections: readonly FileCorrection[]) =>
  test.db.transaction((tx) =>
    correctLenderApplications(tx, corrections, 'The file of another month', {
      staff_id,
      now: test.clock.now(),
    }),
  )

/** Where an application stands, without the time of its last change. */
const factsOf = (id: string) =>
  test.db
    .row(sql`select app_id, status, reject_reason, sanctioned_amount, disbursed_amount, disbursal_date, their_reference,
    amount, attempts from lender_application where lender_application_id = ${id}`)
const lastEventOf = async (id: string): Promise<string> => {
  const row = await test.db.row<{ last: string }>(
    sql`select max(event_id)::text as last from lender_application_event where lender_application_id = ${id} and accepted = 1`,
  )
  return row?.last ?? ''
}
const journeyOf = async (application: BuiltApplication): Promise<string> => {
  const rows = await test.db.rows<{ step: string }>(
    sql`select step::text as step from journey_step where app_id = ${application.app_id} order by journey_step.step`,
  )
  return rows.map(({ step }) => step).join(' ')
}

/** A customer who agreed to messages and has applied to the lender. */
const applied = async () => {
  const application = await buildApplication(test)
  const { user_id } = application.customer
  await addConsent(test.db, {
    consent_id: randomUUID(),
    user_id,
    purpose: 'messages',
    version: '1',
    language: 'en',
    text: 'yes',
    lender_id: null,
    lender_name: null,
    brand_id: null,
    ip_address: null,
    given_at: test.clock.now(),
  })
  expect((await application.apply(lender.lender_id)).statusCode).toBe(200)
  const row = await test.db.row<{ id: string; our_reference: string }>(
    sql`select lender_application_id::text as id, our_reference from lender_application where app_id = ${application.app_id}`,
  )
  if (row === null) throw new Error('nothing was applied for')
  return { application, user_id, ...row }
}

const says = async (id: string, status: LenderStatus, facts: Partial<FileMove> = {}): Promise<FileMove> => ({
  line: 2,
  lenderApplicationId: id,
  expectsEventId: await lastEventOf(id),
  status,
  statusDate: today(),
  amountPaise: null,
  eventKey: `file:${status}:${today()}:${facts.amountPaise ?? ''}`,
  ...facts,
})
const pays = (id: string, paise: bigint, facts: Partial<FileMove> = {}) =>
  says(id, 'DISBURSED', { amountPaise: paise, ...facts })

const eventIdOf = ([outcome]: Awaited<ReturnType<typeof move>>): string => {
  if (outcome?.outcome !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`)
  return outcome.eventId
}

const callBack = (our_reference: string, status: LenderStatus) =>
  takeLenderEvent(test.services, lender.lender_id, {
    event_id: randomUUID(),
    our_reference,
    lender_application_id: 'LN-1',
    status,
    at: test.clock.now().toISOString(),
  })

const steps = async (application: BuiltApplication) =>
  (await application.read()).lenders[0]?.timeline.map(({ status, taken_back, corrects_event_id }) =>
    [status, taken_back === 1 ? 'taken back' : '', corrects_event_id === undefined ? '' : 'corrected']
      .filter((part) => part !== '')
      .join(' '),
  )

/** Runs the jobs that wait for customers to be written to. @returns the words that each message quotes. */
const notify = async (user_id: string): Promise<(string | undefined)[]> => {
  const jobs = await test.db.rows<{ payload: { event_ids: number[] } }>(
    sql`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'notify_file_news'`,
  )
  for (const { payload } of jobs) await notifyFileNews(test.services, payload, { number: 1, last: false })
  const messages = await test.db.rows<{ body: string }>(
    sql`select body from message where user_id = ${user_id} order by message_id`,
  )
  return messages.map(({ body }) => /"(.*)"/.exec(body)?.[1])
}

describe('a move by a file', () => {
  it('is taken as a callback is: facts, history, journey and message', async () => {
    const { application, user_id, id } = await applied()
    const sanctioned = await says(id, 'SANCTIONED', {
      line: 3,
      approvedPaise: 50_000_050n,
    })
    const money = await pays(id, 50_000_050n, { line: 2 })
    const outcomes = await move([sanctioned, money])
    expect(outcomes).toMatchObject([
      { line: 3, outcome: 'refused', reason: 'backward' },
      { line: 2, outcome: 'applied' },
    ])
    expect(await factsOf(id)).toMatchObject({
      status: 'DISBURSED',
      sanctioned_amount: null,
      disbursed_amount: 500_000.5,
      disbursal_date: today(),
    })
    expect(await steps(application)).toEqual(['SENT', 'DISBURSED'])
    expect(await journeyOf(application)).toBe('offers_shown applied sent approved disbursed')
    expect(await notify(user_id)).toEqual(['Money paid'])
    expect(await notify(user_id)).toEqual(['Money paid'])
  })

  it('on two lines is two steps and one message, of where it stands then', async () => {
    const { application, user_id, id } = await applied()
    const approved = await says(id, 'APPROVED', { line: 4 })
    const sanctioned = await says(id, 'SANCTIONED', { line: 9 })
    expect(await move([sanctioned, approved])).toMatchObject([
      { line: 9, outcome: 'applied' },
      { line: 4, outcome: 'applied' },
    ])
    expect(await steps(application)).toEqual(['SENT', 'APPROVED', 'SANCTIONED'])
    expect(await notify(user_id)).toEqual(['Sanction letter issued'])
  })

  it('that brings a first sanction alone is a step, and no news to the customer', async () => {
    const { application, user_id, id, our_reference } = await applied()
    await callBack(our_reference, 'SANCTIONED')
    const told = await notify(user_id)
    const facts = { approvedPaise: 50_000_00n, eventKey: `file:SANCTIONED:${today()}:0:5000000` }
    expect(await move([await says(id, 'SANCTIONED', facts)])).toMatchObject([{ line: 2, outcome: 'applied' }])
    expect(await factsOf(id)).toMatchObject({ status: 'SANCTIONED', sanctioned_amount: 50_000 })
    expect(await steps(application)).toEqual(['SENT', 'SANCTIONED', 'SANCTIONED'])
    expect(await notify(user_id)).toEqual(told)
  })

  it('is news to the customer also where a later line brings its sanction', async () => {
    const { user_id, id } = await applied()
    const sum = { line: 3, approvedPaise: 50_000_00n, eventKey: `file:SANCTIONED:${today()}:0:5000000` }
    await move([await says(id, 'SANCTIONED'), await says(id, 'SANCTIONED', sum)])
    expect(await notify(user_id)).toEqual(['Sanction letter issued'])
  })

  it('said twice changes nothing, from another file neither', async () => {
    const { id } = await applied()
    const first = await pays(id, 100_00n)
    await move([first])
    const facts = await factsOf(id)
    expect(await move([first])).toEqual([{ line: 2, outcome: 'unchanged', reason: null }])
    const again = await pays(id, 100_00n, { line: 8 })
    expect(await move([again])).toEqual([{ line: 8, outcome: 'unchanged', reason: null }])
    expect(await factsOf(id)).toEqual(facts)
  })

  it('counts once beside a callback that says the same', async () => {
    const { application, id, our_reference } = await applied()
    await move([await says(id, 'APPROVED')])
    await callBack(our_reference, 'APPROVED')
    await callBack(our_reference, 'SANCTIONED')
    expect(await move([await says(id, 'SANCTIONED')])).toEqual([
      { line: 2, outcome: 'unchanged', reason: null },
    ])
    expect(await steps(application)).toEqual(['SENT', 'APPROVED', 'SANCTIONED'])
  })

  it('is held back where somebody moved the application since the plan, and says who', async () => {
    const { id, our_reference } = await applied()
    const planned = await says(id, 'APPROVED')
    await callBack(our_reference, 'UNDER_PROCESS')
    expect(await move([planned])).toEqual([{ line: 2, outcome: 'changed_since', reason: 'lender' }])
    const second = await says(id, 'APPROVED')
    await move([await says(id, 'DOCS_PENDING')])
    expect(await move([second])).toEqual([{ line: 2, outcome: 'changed_since', reason: 'file' }])
    expect(await factsOf(id)).toMatchObject({ status: 'DOCS_PENDING' })
  })

  it('names an application that is not there, and takes the others', async () => {
    const { id } = await applied()
    const unknown = { ...(await says(id, 'APPROVED')), line: 3, lenderApplicationId: '999999999' }
    const odd = { ...unknown, line: 4, lenderApplicationId: 'LA-1' }
    expect(await move([unknown, await says(id, 'APPROVED'), odd])).toMatchObject([
      { line: 3, outcome: 'refused', reason: 'unknown_application' },
      { line: 2, outcome: 'applied' },
      { line: 4, outcome: 'refused', reason: 'unknown_application' },
    ])
    expect(await move([])).toEqual([])
  })

  it('of an application that we could not send has its arrival before it', async () => {
    const { application, id } = await applied()
    await test.db.run(
      sql`update lender_application set status = 'SEND_FAILED' where lender_application_id = ${id}`,
    )
    const before = await factsOf(id)
    const eventId = eventIdOf(await move([await says(id, 'LOGGED_IN')]))
    expect(await steps(application)).toEqual(['SENT', 'SENT', 'LOGGED_IN'])
    await correct([{ line: 2, lenderApplicationId: id, eventId }])
    expect(await factsOf(id)).toEqual(before)
    expect(await steps(application)).toEqual([
      'SENT',
      'SENT taken back',
      'LOGGED_IN taken back',
      'SEND_FAILED corrected',
    ])
  })
})

describe('a correction', () => {
  it('puts the application back to what it was, says so in the history, and lets the same news come again', async () => {
    const { application, user_id, id, our_reference } = await applied()
    await callBack(our_reference, 'UNDER_PROCESS')
    const [facts, journey] = [await factsOf(id), await journeyOf(application)]
    const told = await notify(user_id)
    const eventId = eventIdOf(await move([await pays(id, 70_000_00n)]))
    expect(await journeyOf(application)).toBe('offers_shown applied sent approved disbursed')
    const asked = [{ line: 2, lenderApplicationId: id, eventId }]
    expect(await correct(asked)).toMatchObject([{ line: 2, outcome: 'reversed' }])
    expect(await factsOf(id)).toEqual(facts)
    expect(await journeyOf(application)).toBe(journey)
    expect(await steps(application)).toEqual([
      'SENT',
      'UNDER_PROCESS',
      'DISBURSED taken back',
      'UNDER_PROCESS corrected',
    ])
    // What still waited to be said is not said any more, and a correction says nothing.
    expect(await notify(user_id)).toEqual(told)
    expect(await correct(asked)).toEqual([{ line: 2, outcome: 'errored', reason: 'not_found' }])
    expect(await move([await pays(id, 70_000_00n)])).toMatchObject([{ line: 2, outcome: 'applied' }])
    expect(await factsOf(id)).toMatchObject({ status: 'DISBURSED', disbursed_amount: 70_000 })
  })

  it('keeps what somebody has moved since, and says who and when', async () => {
    const { id, our_reference } = await applied()
    const eventId = eventIdOf(await move([await says(id, 'APPROVED')]))
    test.clock.advance(60_000)
    await callBack(our_reference, 'SANCTIONED')
    const facts = await factsOf(id)
    expect(await correct([{ line: 2, lenderApplicationId: id, eventId }])).toEqual([
      { line: 2, outcome: 'kept', by: 'lender', at: test.clock.now() },
    ])
    expect(await factsOf(id)).toEqual(facts)
  })

  it('knows no event of another application, and none that is not of a file', async () => {
    const [one, other] = [await applied(), await applied()]
    const eventId = eventIdOf(await move([await says(one.id, 'APPROVED')]))
    const start = await lastEventOf(other.id)
    expect(
      await correct([
        { line: 2, lenderApplicationId: other.id, eventId },
        { line: 3, lenderApplicationId: other.id, eventId: start },
        { line: 4, lenderApplicationId: 'LA-1', eventId: 'x' },
      ]),
    ).toMatchObject([2, 3, 4].map((line) => ({ line, outcome: 'errored', reason: 'not_found' })))
    expect(await factsOf(one.id)).toMatchObject({ status: 'APPROVED' })
  })

  it('sends after all what waited to be sent', async () => {
    const { id } = await applied()
    await test.db.run(
      sql`update lender_application set status = 'QUEUED' where lender_application_id = ${id}`,
    )
    const eventId = eventIdOf(await move([await says(id, 'REJECTED', { reason: 'LOW_SCORE' })]))
    await correct([{ line: 2, lenderApplicationId: id, eventId }])
    expect(await factsOf(id)).toMatchObject({ status: 'QUEUED', reject_reason: null })
    const jobs = await test.db.rows(sql`select key from graphile_worker.jobs where key = ${`send:${id}`}`)
    expect(jobs).toHaveLength(1)
  })

  it('leaves no word of staff behind a deletion of the customer', async () => {
    const { application, id } = await applied()
    const eventId = eventIdOf(await move([await says(id, 'APPROVED')]))
    await correct([{ line: 2, lenderApplicationId: id, eventId }])
    const wordsLeft = () =>
      test.db.rows(
        sql`select from lender_application_event where lender_application_id = ${id} and staff_reason is not null`,
      )
    expect(await wordsLeft()).toHaveLength(1)
    expect(JSON.stringify(await application.read())).not.toContain('The file of another month')
    await forgetLenderNotes(test.db, [Number(id)])
    expect(await wordsLeft()).toHaveLength(0)
  })
})

describe('2,000 at once', () => {
  const many = 2000
  /** Copies of one application that its customer has closed, each with the lender. */
  const buildMany = async (): Promise<string[]> => {
    const { application } = await applied()
    const rows = await test.db.rows<{ id: string }>(sql`with copied as (
        insert into application (app_id, user_id, brand_id, product_type, status, amount, tenure_months, created_at, updated_at)
        select gen_random_uuid(), user_id, brand_id, product_type, 'CLOSED', amount, tenure_months, created_at, updated_at
          from application, generate_series(1, ${many}::integer) where app_id = ${application.app_id}
        returning app_id)
      insert into lender_application (our_reference, app_id, lender_id, snapshot_id, consent_id, status, amount, tenure_months,
          handoff_url, created_at, updated_at)
      select gen_random_uuid(), copied.app_id, lender_id, snapshot_id, consent_id, 'SENT', l.amount, l.tenure_months, handoff_url,
          l.created_at, l.updated_at
        from lender_application l, copied where l.app_id = ${application.app_id}
      returning lender_application_id::text as id`)
    return rows.map(({ id }) => id)
  }
  const linesFor = (ids: readonly string[]): FileMove[] =>
    ids.map((id, index) => {
      const isPaid = index % 2 === 0
      const amountPaise = isPaid ? BigInt(10_000_00 + index) : null
      const status = isPaid ? 'DISBURSED' : 'REJECTED'
      return {
        line: index + 2,
        lenderApplicationId: id,
        expectsEventId: null,
        status,
        statusDate: today(),
        amountPaise,
        eventKey: `file:${status}:${today()}:${amountPaise ?? ''}`,
      }
    })
  const standings = (ids: readonly string[]) =>
    test.db.rows<{
      status: string
      disbursed_amount: number | null
      disbursal_date: string | null
    }>(sql`select status, reject_reason,
        disbursed_amount, disbursal_date
      from lender_application where lender_application_id = any(${ids}::bigint[]) order by lender_application_id`)

  it('in either order comes to the same, again to nothing, and goes back as a whole', async () => {
    const [forwards, backwards] = [await buildMany(), await buildMany()]
    const untouched = await standings(forwards)
    const outcomes = await move(linesFor(forwards))
    expect(outcomes.map(({ line }) => line)).toEqual(linesFor(forwards).map(({ line }) => line))
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['applied']))
    await move(linesFor(backwards).toReversed())
    const after = await standings(forwards)
    expect(after).toEqual(await standings(backwards))
    expect(after[0]).toMatchObject({
      status: 'DISBURSED',
      disbursed_amount: 10_000,
      disbursal_date: today(),
    })
    expect(after[1]).toMatchObject({ status: 'REJECTED', disbursed_amount: null })

    const again = await move(linesFor(forwards))
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
    expect(await standings(forwards)).toEqual(after)

    const corrections = outcomes.map((outcome, index) => {
      if (outcome.outcome !== 'applied') throw new Error(`line ${outcome.line} was not applied`)
      return { line: outcome.line, lenderApplicationId: forwards[index] ?? '', eventId: outcome.eventId }
    })
    const reversed = await correct(corrections)
    expect(new Set(reversed.map(({ outcome }) => outcome))).toEqual(new Set(['reversed']))
    expect(await standings(forwards)).toEqual(untouched)
    const steps = await test.db
      .row(sql`select count(*) filter (where step in ('sent', 'approved', 'disbursed')) as reached
      from journey_step where app_id = any(select app_id from lender_application where lender_application_id = any(${forwards}::bigint[]))`)
    expect(steps).toEqual({ reached: 0 })
  })
})
