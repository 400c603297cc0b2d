import { randomUUID } from 'node:crypto'
import type { CampaignWording } from '@marketplace/contract/care/campaign-texts'
import type { Campaign, CampaignRecord } from '@marketplace/contract/care/campaigns'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { expect } from 'vitest'
import { startSmtpStandIn } from '../../../demo/stand-ins/smtp-stand-in.ts'
import { planCampaignJob } from '../../care/campaigns/plan-campaign.jobs.ts'
import { sendCampaignJob } from '../../care/campaigns/send-campaign.jobs.ts'
import { sendMessage } from '../../customers/messages/messages.jobs.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Services } from '../../site/services.ts'
import { callsOf } from '../staff-calls.ts'
import { createTestApp } from '../test-app.ts'
import { buildBrand } from './build-brand.ts'
import { buildCustomer } from './build-customer.ts'
import { buildStaff } from './build-staff.ts'

export const ENTITY = '1101234567890123456'
const once = { number: 1, last: false }

export const englishWording: CampaignWording = {
  subject: 'Gold loans on {brand}',
  words: '{first_name}, compare gold loans on {brand}: {link}',
  dlt_template: null,
}
export const hindiWording: CampaignWording = {
  subject: '{brand} पर गोल्ड लोन',
  words: '{first_name} जी, {brand} पर गोल्ड लोन देखें: {link}',
  dlt_template: null,
}
/** What an SMS of the same words has in place of its subject. */
export const smsWords = {
  wordings: {
    en: { ...englishWording, subject: null, dlt_template: ENTITY },
    hi: { ...hindiWording, subject: null, dlt_template: ENTITY },
  },
  entity_id: ENTITY,
}

const words = {
  wordings: { en: englishWording, hi: hindiWording },
  entity_id: null,
  link_path: '/products',
  lender_id: null,
  approved_by: null,
  valid_until: null,
}
export const everybody = {
  brand_ids: [] as number[],
  language: null,
  product_types: [],
  seen_within_days: null,
  not_applied_days: null,
}

export interface CampaignMessage {
  message_id: number
  user_id: string
  status: string
  body: string
  last_error: string | null
}

const dataOf = <Data>(answer: { statusCode: number; body: string; json: () => unknown }): Data => {
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as { data: Data }).data
}

/** A server with a brand of its own, registered for SMS, on a Tuesday at noon in India, and what staff and jobs do there with campaigns. */
export const startCampaignScene = async () => {
  const test = await createTestApp()
  test.clock.set('2026-11-24T12:00:00+05:30')
  const smtp = await startSmtpStandIn({ pool: test.pool, log: test.app.log })
  const services: Services = { ...test.services, env: { ...test.services.env, SMTP_URL: smtp.url } }
  let staff = callsOf(test.app, await buildStaff(test.services, 1))
  await buildBrand(test.db, { slug: 'gold', dlt_entity_id: ENTITY, sms_header: 'GOLDLN' })
  const brand = await test.db.row<{ brand_id: number }>(sql`select brand_id from brand where slug = 'gold'`)
  const brand_id = brand?.brand_id ?? 0

  const saveText = (changes: object = {}, of: object = {}) =>
    staff.post('/api/campaign-texts/save', {
      text_id: null,
      version: null,
      name: `Text ${randomUUID().slice(0, 8)}`,
      channel: 'email',
      purpose: 'offer_promotion',
      retired: 0,
      ...of,
      words: { ...words, ...changes },
    })
  const newText = async (changes: object = {}, of: object = {}): Promise<number> => {
    const answer = await saveText(changes, of)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ text_id: number }>().text_id
  }
  const saveCampaign = (body: object) => staff.post('/api/campaigns/save', body)
  /** To the customers of the scene's brand. */
  const newCampaign = async (text_id: number, audience: object = {}): Promise<Campaign> =>
    dataOf<Campaign>(
      await saveCampaign({
        campaign_id: randomUUID(),
        version: null,
        name: 'Gold loans',
        text_id,
        audience: { ...everybody, brand_ids: [brand_id], ...audience },
      }),
    )
  const read = async (id: string) => dataOf<CampaignRecord>(await staff.get(`/api/campaigns/${id}`))
  const act = (id: string, what: string, body: object = {}) =>
    staff.post(`/api/campaigns/${id}/${what}`, body)
  /** @throws where it is not open to it. */
  const acted = async (id: string, what: string, body: object = {}): Promise<Campaign> =>
    dataOf<Campaign>(await act(id, what, body))

  const planNumber = async (id: string): Promise<number> => {
    const row = await test.db.row<{ plan_number: number }>(
      sql`select plan_number from campaign where campaign_id = ${id}`,
    )
    return row?.plan_number ?? 0
  }
  const plan = async (id: string): Promise<CampaignRecord> => {
    await acted(id, 'plan')
    await planCampaignJob(services, { campaign_id: id, plan: await planNumber(id) }, once)
    return read(id)
  }
  const messagesOf = (id: string): Promise<CampaignMessage[]> =>
    test.db
      .rows(sql`select message_id, user_id, status, body, last_error from message where campaign_id = ${id}
      order by message_id`)

  const person = async ({
    agrees = true,
    language = 'en',
  }: { agrees?: boolean; language?: LanguageId } = {}): Promise<string> => {
    const { user_id } = await buildCustomer(test.services, {
      brand_id,
      language,
      first_name: 'Ritu',
      email: `${randomUUID()}@example.com`,
      email_verified: 1,
    })
    await test.db.run(sql`update customer set updated_at = ${test.clock.now()} where user_id = ${user_id}`)
    if (agrees)
      await test.db
        .run(sql`insert into consent (consent_id, user_id, purpose, version, language, text, given_at)
        values (gen_random_uuid(), ${user_id}, 'offers', '1', 'en', 'I agree', ${test.clock.now()})`)
    return user_id
  }
  /** Many who agreed, in a statement. */
  const people = async (many: number): Promise<void> => {
    await test.db
      .run(sql`with own as (insert into customer (user_id, brand_id, language, first_name, email, email_verified)
        select gen_random_uuid(), ${brand_id}, 'en', 'Ritu', gen_random_uuid() || '@example.com', 1
        from generate_series(1, ${many}::int) n returning user_id)
      insert into consent (consent_id, user_id, purpose, version, language, text, given_at)
      select gen_random_uuid(), user_id, 'offers', '1', 'en', 'I agree', ${test.clock.now()} from own`)
  }

  return {
    test,
    services,
    brand_id,
    staff: () => staff,
    /** Sessions do not outlive the days that a test skips. */
    goTo: async (time: string): Promise<void> => {
      test.clock.set(time)
      staff = callsOf(test.app, await buildStaff(test.services, 1))
    },
    saveText,
    newText,
    saveCampaign,
    newCampaign,
    read,
    act,
    acted,
    planNumber,
    plan,
    /** With services that a test made worse. */
    planOn: (worse: Services, campaign_id: string, number: number): Promise<void> =>
      Promise.resolve(planCampaignJob(worse, { campaign_id, plan: number }, once)),
    handOut: (id: string, on: Services = services): Promise<void> =>
      Promise.resolve(sendCampaignJob(on, { campaign_id: id }, once)),
    messagesOf,
    deliver: async (id: string): Promise<void> => {
      for (const { message_id } of await messagesOf(id)) await sendMessage(services, { message_id }, once)
    },
    /** When a job of this key is due. */
    dueAt: async (key: string): Promise<Date | null> =>
      (await test.db.row<{ run_at: Date }>(sql`select run_at from graphile_worker.jobs where key = ${key}`))
        ?.run_at ?? null,
    person,
    people,
    withdraw: (user_id: string): Promise<number> =>
      test.db.run(sql`update consent set withdrawn_at = ${test.clock.now()} where user_id = ${user_id}`),
    /** Nobody is of the scene's brand any more. */
    clearPeople: (): Promise<number> =>
      test.db.run(sql`update customer set brand_id = null where brand_id = ${brand_id}`),
    close: async (): Promise<void> => {
      await smtp.stop()
      await test.close()
    },
  }
}
export type CampaignScene = Awaited<ReturnType<typeof startCampaignScene>>
