import type { MyData } from '@marketplace/contract/rights/my-data'
import { describe, expect, it } from 'vitest'
import { echoText } from '../../testing/echo-text.ts'
import { exampleProfile } from '../../testing/example-profile.ts'
import { dataGroups } from '@marketplace/contract/customers/customer-field'
import { presentMyData, type TextContext } from './present-my-data.ts'

const context: TextContext = {
  t: echoText,
  format: {
    money: (rupees: number) => `money ${rupees}`,
    moneyInWords: String,
    percent: String,
    count: (count: number) => `count ${count}`,
    tenure: String,
    day: (day: string) => `day ${day}`,
    dayAndTime: (at: string) => `at ${at}`,
  },
  option: (set, id) => `${set} ${id}`,
}
const empty: MyData = {
  made_at: 'm',
  in_clear: 0,
  known_since: 'k',
  changed_at: 'c',
  brand_name: null,
  profile: exampleProfile({ mobile_phone_number: null, allow_sms: null, allow_emails: null }),
  applications: [],
  kept_offer_lists: 0,
  shares: [],
  consents: [],
  messages: [],
  help_requests: [],
  complaints: [],
  nominee: null,
  sign_ins: [],
  arrivals: [],
  choices: { card_clicks: [], insurance_referrals: [], voucher_claims: [] },
  links: [],
  lender_steps: [],
  statements_opened: [],
  kept_lender_answers: 0,
  staff_notes: 0,
  tracked_visits: 0,
  partners: [],
}
const rows = (key: string, change: Partial<MyData>): string[] =>
  (presentMyData({ ...empty, ...change }, context).find((section) => section.key === key)?.rows ?? []).map(
    ({ label, value }) => `${label}: ${value}`,
  )

it('has every group, with why and when, also where nothing is held', () => {
  const sections = presentMyData(empty, context)
  expect(sections.map(({ key }) => key)).toEqual([
    ...dataGroups,
    'applications',
    'choices',
    'shares',
    'consents',
    'messages',
    'help',
    'nominee',
    'visits',
  ])
  for (const { key, title, why, when, rows: held } of sections) {
    expect([title, why]).toEqual([`my_data.${key}`, `my_data.${key}_why`])
    expect(when).toMatch(/^my_data\..*_when( \{"months":"13"\})?$/)
    expect(held).toEqual([])
  }
})

describe('a profile', () => {
  it.each([
    ['about', { first_name: 'Asha' }, 'details.first_name: Asha'],
    ['about', { birth_date: '1990-05-17' }, 'details.birth_date: day 1990-05-17'],
    // A masked date is no date to write out.
    ['about', { birth_date: '**/**/1990' }, 'details.birth_date: **/**/1990'],
    ['about', { gender: 2 }, 'details.gender: Gender 2'],
    ['contact', { allow_sms: 1 }, 'details.allow_sms: my_data.yes'],
    ['contact', { allow_sms: 0 }, 'details.allow_sms: my_data.no'],
    ['money', { emi: 0 }, 'details.emi: money 0'],
    ['security', { gold_weight_grams: 8.35 }, 'details.gold_weight_grams: 8.35'],
  ] as const)('in %s with %j: %s', (group, facts, row) => {
    expect(rows(group, { profile: { ...empty.profile, ...facts } })).toEqual([row])
  })

  it('leaves out what is empty', () => {
    expect(rows('home', { profile: { ...empty.profile, address2: '' } })).toEqual([])
  })
})

it('tells of each application, and of what was kept with them', () => {
  const application = { product_type: 'Car', created_at: 'then', amount: 5 } as MyData['applications'][number]
  expect(
    rows('applications', {
      applications: [application, { ...application, amount: null }],
      kept_offer_lists: 2,
      kept_lender_answers: 3,
      statements_opened: [{ lender_name: 'Sahyadri', kfs_url: 'https://k', opened_at: 'o' }],
      lender_steps: [
        { lender_name: 'Konkan', step: 'passcode', done_at: null },
        { lender_name: 'Konkan', step: 'facts', done_at: 'end' },
      ],
    }),
  ).toEqual([
    'products.name.Car: at then, money 5',
    'products.name.Car: at then',
    'my_data.offer_lists: count 2',
    'my_data.lender_answers: count 3',
    'Sahyadri: my_data.statement_opened {"day":"at o","address":"https://k"}',
    'Konkan: my_data.step_begun',
    'Konkan: my_data.step_done {"day":"at end"}',
  ])
})

describe('a receipt', () => {
  const share: MyData['shares'][number] = {
    consent_id: 'c',
    lender_name: 'Konkan',
    agreed_at: 'a',
    withdrawn_at: null,
    application_number: null,
    our_reference: null,
    way: 'handed_over',
    told_at: null,
    statements_opened: [],
  }
  it.each([
    [{}, '"state":"live","day":""}'],
    [{ withdrawn_at: 'w' }, '"state":"other","day":", at w"}'],
    [{ withdrawn_at: 'w', told_at: 't' }, '"state":"told","day":", at t"}'],
    [
      { statements_opened: [{ kfs_url: 'https://k', opened_at: 'o' }] },
      '"state":"live","day":""} my_data.statement_opened {"day":"at o","address":"https://k"}',
    ],
    [{ application_number: 'r' }, '"state":"live","day":""} (my_data.reference {"reference":"r"})'],
  ])('with %j: %s', (change, end) => {
    expect(rows('shares', { shares: [{ ...share, ...change }] })).toEqual([
      `Konkan: my_data.receipt {"way":"my_data.way_handed_over","agreed":"at a",${end}`,
    ])
  })

  it('stands beside the partners who brought them', () => {
    expect(rows('shares', { partners: [{ name: 'Mart', at: 'p' }] })).toEqual(['Mart: my_data.partner, at p'])
  })
})

it('counts consents that live and that have ended', () => {
  const consent = (withdrawn_at: string | null) => ({ withdrawn_at }) as MyData['consents'][number]
  expect(rows('consents', { consents: [consent(null), consent('w'), consent('w')] })).toEqual([
    'my_data.consents_live: count 1',
    'my_data.consents_ended: count 2',
  ])
})

it('tells of cards, insurance and vouchers', () => {
  const referral = { plan_name: 'Plan', licensee_name: 'L', at: 'r' }
  const choices = {
    card_clicks: [{ card_name: 'Card', issuer_name: null, at: 'c' }],
    insurance_referrals: [
      { ...referral, withdrawn_at: null },
      { ...referral, withdrawn_at: 'w' },
    ],
    voucher_claims: [{ merchant_name: 'Mart', value: '₹100', reference: 'V1', at: 'v' }],
  } as unknown as MyData['choices']
  expect(rows('choices', { choices })).toEqual([
    'Card: my_data.card_click {"issuer":"","day":"at c"}',
    'Plan: my_data.referral {"licensee":"L","day":"at r"}',
    'Plan: my_data.referral_ended {"licensee":"L","day":"at r","end":"at w"}',
    'Mart: my_data.voucher {"value":"₹100","reference":"V1","day":"at v"}',
  ])
})

it('tells of messages and requests', () => {
  const message = { to: 't', template: 'x', status: 'sent', created_at: 'm' } as const
  expect(
    rows('messages', {
      messages: [
        { ...message, channel: 'sms' },
        { ...message, channel: 'email' },
      ],
    }),
  ).toEqual(['at m: SMS, t', 'at m: details.email, t'])
  expect(
    rows('help', {
      complaints: [{ number: 'C-1', created_at: 'c' }] as MyData['complaints'],
      help_requests: [{ description: 'Call', created_at: 'h' }],
      staff_notes: 1,
    }),
  ).toEqual(['at c: C-1', 'at h: Call', 'my_data.staff_notes: count 1'])
})

it('tells of visits, links and how they came', () => {
  const arrival = { at: 'a', url_segment: null, utms: {}, cookies: {} }
  expect(
    rows('visits', {
      sign_ins: [
        { at: 's', ip_address: null, ended_at: null },
        { at: 's', ip_address: '203.0.113.7', ended_at: null },
      ],
      links: [
        { channel: 'sms', at: 'l', opened_at: null },
        { channel: 'email', at: 'l', opened_at: 'o' },
      ],
      tracked_visits: 4,
      arrivals: [
        arrival,
        { ...arrival, url_segment: 'diwali', utms: { utm_source: 'x' }, cookies: { lead: '', qr: 'q' } },
      ],
    }),
  ).toEqual([
    'at s: ',
    'at s: my_data.visit {"address":"203.0.113.7"}',
    'at l: my_data.link_sms',
    'at l: my_data.link_opened {"link":"my_data.link_email","day":"at o"}',
    'my_data.tracked_visits: count 4',
    'at a: my_data.arrival {"by":"diwali, x, q"}',
  ])
})
