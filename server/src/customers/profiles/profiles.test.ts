import { loanProducts, productJourneys } from '@marketplace/contract/reference/product-journeys'
import { randomUUID } from 'node:crypto'
import { Profile, type ProfilePatch } from '@marketplace/contract/customers/profiles'
import { messagesEn } from '@marketplace/contract/platform/messages.en'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import {
  completeDetails,
  completeProfile,
  saveCompleteProfile,
} from '../../testing/builders/build-profile.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { SealedColumn } from './profiles.queries.ts'

interface Refused {
  success: false
  code: string
  message: string
  details?: { field: string; message: string }[]
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const save = (customer: SignedInCustomer, payload: unknown) =>
  test.app.inject({
    method: 'POST',
    url: `/api/user/${customer.user_id}`,
    headers: { ...customer.headers, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
const read = (customer: SignedInCustomer, id: string = customer.user_id) =>
  test.app.inject({ method: 'GET', url: `/api/user/${id}`, headers: customer.headers })
const readMasks = (customer: SignedInCustomer, id: string = customer.user_id) =>
  test.app.inject({ method: 'GET', url: `/api/getMaskInfo/${id}`, headers: customer.headers })
const profileOf = async (customer: SignedInCustomer): Promise<Profile> =>
  (await read(customer)).json<{ data: Profile }>().data

describe('reading a profile', () => {
  it('answers every field of the contract, empty at first', async () => {
    const customer = await buildCustomer(test.services)
    const response = await read(customer)
    expect(response.statusCode).toBe(200)
    const { success, data } = response.json<{ success: boolean; data: Profile }>()
    expect(success).toBe(true)
    expect(Object.keys(data).sort()).toEqual(Object.keys(Profile.shape).sort())
    expect(data).toMatchObject({
      user_id: customer.user_id,
      mobile_phone_number: customer.mobile_phone_number,
      mobile_phone_code: '91',
      birth_date: null,
      tin: null,
      pl_completed: 0,
      bl_completed: 0,
      pl_update_required: 0,
      inflight_credit_app_id: null,
    })
  })

  it('answers by the prospect application id of the session as by the user id', async () => {
    const customer = await buildCustomer(test.services)
    expect((await read(customer, customer.prospect_app_id)).body).toBe((await read(customer)).body)
    expect((await readMasks(customer, customer.prospect_app_id)).statusCode).toBe(200)
  })

  it('masks PAN, birth date and account number, here and in getMaskInfo', async () => {
    const customer = await buildCustomer(test.services)
    const saved = await saveCompleteProfile(test.app, customer)
    const masks = { tin: '*****1234F', birth_date: '**/**/1990', account_number: '*******6789' }
    expect(saved).toMatchObject(masks)
    expect(await profileOf(customer)).toEqual(saved)
    expect((await readMasks(customer)).json()).toEqual({
      success: true,
      data: { pan: '*****1234F', birth_date: '**/**/1990' },
    })
  })

  it.each([
    ['GET', '/api/user'],
    ['POST', '/api/user'],
    ['GET', '/api/getMaskInfo'],
  ] as const)('answers a foreign id in %s %s exactly as an absent one', async (method, path) => {
    const [one, other] = [await buildCustomer(test.services), await buildCustomer(test.services)]
    await saveCompleteProfile(test.app, other)
    const ask = (id: string) =>
      test.app.inject({
        method,
        url: `${path}/${id}`,
        headers: one.headers,
        ...(method === 'POST' && { payload: { first_name: 'Mallory' } }),
      })
    const absent = await ask(randomUUID())
    expect(absent.statusCode).toBe(404)
    for (const id of [other.user_id, other.prospect_app_id]) {
      const foreign = await ask(id)
      expect(foreign.statusCode).toBe(404)
      expect(foreign.body).toBe(absent.body)
      expect(Object.keys(foreign.headers)).toEqual(Object.keys(absent.headers))
    }
    expect((await profileOf(other)).first_name).toBe('Asha')
  })

  it('wants a session', async () => {
    const customer = await buildCustomer(test.services)
    for (const headers of [
      {},
      { authorization: `Bearer c_${'A'.repeat(43)}` },
      { authorization: 'Basic YTpi' },
    ]) {
      for (const url of [`/api/user/${customer.user_id}`, `/api/getMaskInfo/${customer.user_id}`]) {
        const response = await test.app.inject({ method: 'GET', url, headers })
        expect(response.statusCode).toBe(401)
        expect(response.json<Refused>().code).toBe('not_signed_in')
      }
    }
  })

  it('names the open applications, one a product, the newest as the one in flight', async () => {
    const customer = await buildCustomer(test.services)
    const [personal, gold] = [randomUUID(), randomUUID()]
    await test.db.run(sql`insert into application (app_id, user_id, product_type, status, created_at) values
      (${personal}, ${customer.user_id}, 'Personal Loans', 'OFFER_SHOWN', '2026-11-01'),
      (${gold}, ${customer.user_id}, 'Gold Loans', 'CREATED', '2026-11-02'),
      (${randomUUID()}, ${customer.user_id}, 'Car', 'CLOSED', '2026-11-03')`)
    const forPersonal = { app_id: personal, product_type: 'Personal Loans' }
    expect(await profileOf(customer)).toMatchObject({
      inflight_credit_app_id: gold,
      inflight_applications: [{ app_id: gold, product_type: 'Gold Loans' }, forPersonal],
    })
    await test.db.run(sql`update application set status = 'CLOSED' where app_id = ${gold}`)
    expect(await profileOf(customer)).toMatchObject({
      inflight_credit_app_id: personal,
      inflight_applications: [forPersonal],
    })
    await test.db.run(sql`update application set status = 'CLOSED' where app_id = ${personal}`)
    expect(await profileOf(customer)).toMatchObject({
      inflight_credit_app_id: null,
      inflight_applications: [],
    })
  })
})

describe('saving a profile', () => {
  it('changes only the fields sent, and null empties one', async () => {
    const customer = await buildCustomer(test.services, { first_name: 'Ravi', locality: 'Aliganj' })
    const response = await save(customer, { last_name: 'वर्मा', locality: null, is_editing: 1 })
    expect(response.statusCode).toBe(200)
    expect(response.json<{ data: Profile }>().data).toMatchObject({
      first_name: 'Ravi',
      last_name: 'वर्मा',
      locality: null,
      is_editing: 1,
      pl_completed: 0,
    })
  })

  it('writes nothing for an empty patch and for flags emptied says no', async () => {
    const customer = await buildCustomer(test.services, { allow_sms: 1, allow_emails: 1 })
    expect((await save(customer, {})).statusCode).toBe(200)
    expect((await save(customer, { allow_sms: null, allow_emails: null, is_editing: null })).statusCode).toBe(
      200,
    )
    expect(await profileOf(customer)).toMatchObject({ allow_sms: 0, allow_emails: 0, is_editing: 0 })
  })

  it('keeps what two windows save at once', async () => {
    const customer = await buildCustomer(test.services)
    const patches: ProfilePatch[] = [
      { first_name: 'Asha' },
      { last_name: 'Verma' },
      { emi: 100 },
      { tin: 'ABCPV1234F' },
    ]
    await Promise.all(patches.map((patch) => save(customer, patch)))
    expect(await profileOf(customer)).toMatchObject({
      first_name: 'Asha',
      last_name: 'Verma',
      emi: 100,
      tin: '*****1234F',
    })
  })

  it.each([
    'user_id',
    'channel_id',
    'role_id',
    'email_verified',
    'mobile_phone_code',
    'language',
    'merchant_location_id',
    'pl_completed',
    'pl_update_required',
    'inflight_credit_app_id',
    'inflight_applications',
    'tin_index',
    'pl_completed_at',
  ])('refuses %s, which is not the customer’s to save', async (field) => {
    const customer = await buildCustomer(test.services)
    const response = await save(customer, { first_name: 'Asha', [field]: 1 })
    expect(response.statusCode).toBe(400)
    expect(response.json<Refused>()).toMatchObject({ code: 'unknown_field', details: [{ field }] })
    expect((await profileOf(customer)).first_name).toBeNull()
  })

  // duty 10: a MAC address is not kept.
  it('takes the addresses of a device and keeps neither', async () => {
    const customer = await buildCustomer(test.services)
    const device = { ip_address: '198.51.100.7', mac_address: '02:00:5e:10:00:01' }
    const response = await save(customer, { first_name: 'Asha', ...device })
    expect(response.statusCode).toBe(200)
    expect(await profileOf(customer)).toMatchObject({ first_name: 'Asha' })
    const rows = JSON.stringify(await test.db.rows(sql`select * from customer`))
    expect(rows).not.toMatch(/198\.51\.100\.7|02:00:5e/)
  })

  it.each(['tin', 'birth_date', 'account_number', 'gstin', 'business_pan'] as const)(
    'never changes a stored %s by its mask, nor by one of asterisks alone',
    async (field) => {
      const customer = await buildCustomer(test.services)
      const saved = await saveCompleteProfile(test.app, customer, completeDetails('Business Loans'))
      const stored = await sealedOf(customer, field)
      const mask = saved[field] ?? ''
      for (const value of [mask, mask.replaceAll(/[^/]/g, '*')]) {
        expect((await save(customer, { [field]: value, first_name: 'Usha' })).statusCode).toBe(200)
      }
      expect(await sealedOf(customer, field)).toEqual(stored)
      expect((await profileOf(customer)).first_name).toBe('Usha')
    },
  )

  it.each([
    ['tin', 'ABCPV****F', 'pan_invalid'],
    ['tin', '*****9999F', 'pan_invalid'],
    ['tin', 'ABC**1234F', 'pan_invalid'],
    ['birth_date', '17/**/1990', 'birth_date_invalid'],
    ['birth_date', '**/**/1991', 'birth_date_invalid'],
    ['account_number', '*********9', 'account_number_invalid'],
    ['account_number', '3******6789', 'account_number_invalid'],
    ['gstin', '27AAPFU****F1ZV', 'gstin_invalid'],
    ['gstin', '29*****0939F1ZV', 'gstin_invalid'],
    ['business_pan', '*****0938F', 'pan_invalid'],
  ] as const)('refuses %s %s, which is neither the mask nor a value', async (field, value, key) => {
    const customer = await buildCustomer(test.services)
    await saveCompleteProfile(test.app, customer, completeDetails('Business Loans'))
    const stored = await sealedOf(customer, field)
    const response = await save(customer, { [field]: value, first_name: 'Usha' })
    expect(response.statusCode).toBe(400)
    expect(response.json<Refused>().details).toEqual([{ field, message: messagesEn[key] }])
    expect(await sealedOf(customer, field)).toEqual(stored)
    expect((await profileOf(customer)).first_name).toBe('Asha')
  })

  it('refuses a mask where nothing is stored', async () => {
    const customer = await buildCustomer(test.services)
    const response = await save(customer, { tin: '**********', birth_date: '**/**/****' })
    expect(response.json<Refused>().details).toEqual([
      { field: 'birth_date', message: messagesEn.birth_date_invalid },
      { field: 'tin', message: messagesEn.pan_invalid },
    ])
  })

  it('seals each value for its own row and column, and finds equal PANs by their index', async () => {
    const [one, other] = [await buildCustomer(test.services), await buildCustomer(test.services)]
    await saveCompleteProfile(test.app, one)
    await saveCompleteProfile(test.app, other)
    const sealed = await sealedOf(one, 'tin')
    expect(await test.services.vault.open(sealed, `customer.tin:${one.user_id}`)).toBe('ABCPV1234F')
    await expect(test.services.vault.open(sealed, `customer.tin:${other.user_id}`)).rejects.toThrow(
      'unable to authenticate data',
    )
    await expect(test.services.vault.open(sealed, `customer.account_number:${one.user_id}`)).rejects.toThrow(
      'unable to authenticate data',
    )
    const index = test.services.vault.blindIndex('tin', 'ABCPV1234F')
    const found = await test.db.rows<{ user_id: string }>(
      sql`select user_id from customer where tin_index = ${index}`,
    )
    expect(found.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining([one.user_id, other.user_id]))
    await save(one, { tin: null })
    expect(
      await test.db.row(sql`select tin, tin_index from customer where user_id = ${one.user_id}`),
    ).toEqual({
      tin: null,
      tin_index: null,
    })
  })
})

describe('contacts', () => {
  it('saves an e-mail that is not verified, as not verified', async () => {
    const customer = await buildCustomer(test.services, { email: 'old@example.com' })
    expect((await save(customer, { email: 'new@example.com' })).statusCode).toBe(200)
    expect(await profileOf(customer)).toMatchObject({ email: 'new@example.com', email_verified: 0 })
  })

  it.each([
    ['another', { email: 'new@example.com' }, 'email'],
    ['no', { email: null }, 'email'],
    ['another', { mobile_phone_number: '9000000001' }, 'mobile_phone_number'],
  ] as const)('wants a passcode for %s contact in place of a verified one: %o', async (_, patch, field) => {
    const email = `old${randomUUID().slice(0, 8)}@example.com`
    const customer = await buildCustomer(test.services, { email, email_verified: 1 })
    const response = await save(customer, { ...patch, first_name: 'Usha' })
    expect(response.statusCode).toBe(422)
    expect(response.json<Refused>()).toMatchObject({ code: 'contact_needs_passcode', details: [{ field }] })
    expect(await profileOf(customer)).toMatchObject({
      first_name: null,
      email,
      email_verified: 1,
      mobile_phone_number: customer.mobile_phone_number,
    })
  })

  it('takes contacts that stay as they are', async () => {
    const customer = await buildCustomer(test.services, { email: 'Same@example.com', email_verified: 1 })
    const response = await save(customer, {
      email: 'same@example.com',
      mobile_phone_number: customer.mobile_phone_number,
    })
    expect(response.statusCode).toBe(200)
    expect(await profileOf(customer)).toMatchObject({ email: 'Same@example.com', email_verified: 1 })
  })
})

describe('completing a profile', () => {
  it('is not done by saving as the customer types', async () => {
    const customer = await buildCustomer(test.services)
    await save(customer, completeProfile({ is_editing: 1 }))
    expect(await profileOf(customer)).toMatchObject({ pl_completed: 0, is_editing: 1 })
  })

  it('is done by pressing on, and undone by emptying a needed field', async () => {
    const customer = await buildCustomer(test.services, { pl_update_required: 1 })
    await save(customer, completeProfile({ is_editing: 1 }))
    expect((await save(customer, { is_editing: 0 })).json<{ data: Profile }>().data).toMatchObject({
      pl_completed: 1,
      is_editing: 0,
      pl_update_required: 0,
    })
    // What a lender alone needs, and a band that was told before, take nothing back.
    await save(customer, { is_editing: 1, employer_name: null, credit_score_class: null })
    expect((await profileOf(customer)).pl_completed).toBe(1)
    await save(customer, { is_editing: 1, monthly_income: null })
    expect((await profileOf(customer)).pl_completed).toBe(0)
  })

  it('brings the name on the PAN into the two fields, shows it masked and keeps it as it was typed', async () => {
    const customer = await buildCustomer(test.services)
    const told = await save(customer, { pan_name: 'Md. Arif', is_editing: 1 })
    expect(told.json<{ data: Profile }>().data).toMatchObject({
      pan_name: 'M** A***',
      first_name: 'Md',
      last_name: 'Arif',
    })
    await save(customer, { pan_name: 'M** A***', is_editing: 1 })
    expect(await profileOf(customer)).toMatchObject({ pan_name: 'M** A***', first_name: 'Md' })
    await save(customer, { pan_name: 'Meenakshi' })
    expect(await profileOf(customer)).toMatchObject({ first_name: 'Meenakshi', last_name: 'Meenakshi' })
    // Another part than that of the whole: the whole is none any more.
    await save(customer, { last_name: 'Rao' })
    expect(await profileOf(customer)).toMatchObject({
      pan_name: null,
      first_name: 'Meenakshi',
      last_name: 'Rao',
    })
    expect((await save(customer, { pan_name: 'R** A***' })).statusCode).toBe(400)
  })

  it('names what is missing when the customer presses on too early, and saves nothing', async () => {
    const customer = await buildCustomer(test.services)
    const { monthly_income: _, credit_score_class: __, employer_name: ___, ...partial } = completeProfile()
    const response = await save(customer, partial)
    expect(response.statusCode).toBe(422)
    expect(response.json<Refused>()).toEqual({
      success: false,
      code: 'profile_incomplete',
      message: 'Please complete your details first',
      details: [
        { field: 'monthly_income', message: 'Please fill this in' },
        { field: 'credit_score_class', message: 'Please fill this in' },
      ],
    })
    expect((await profileOf(customer)).first_name).toBeNull()
  })

  it.each(loanProducts)(
    'for %s sets its own flag alone, and is undone by emptying what it needs',
    async (product) => {
      const customer = await buildCustomer(test.services)
      const { completed } = productJourneys[product]
      const flags = Object.fromEntries(loanProducts.map((one) => [productJourneys[one].completed, 0]))
      await save(customer, completeDetails(product, { is_editing: 1 }))
      expect(await profileOf(customer)).toMatchObject(flags)
      const pressed = await save(customer, { is_editing: 0, product_type: product })
      expect(pressed.json<{ data: Profile }>().data).toMatchObject({
        ...flags,
        [completed]: 1,
        is_editing: 0,
      })
      await save(customer, { is_editing: 1, birth_date: null })
      expect(await profileOf(customer)).toMatchObject(flags)
    },
  )

  it('keeps the flags of products that do not need what was emptied', async () => {
    const customer = await buildCustomer(test.services)
    for (const product of ['Personal Loans', 'Gold Loans', 'Car'] as const) {
      expect((await save(customer, completeDetails(product))).statusCode).toBe(200)
    }
    await save(customer, { is_editing: 1, vehicle_price: null })
    expect(await profileOf(customer)).toMatchObject({ pl_completed: 1, gl_completed: 1, cl_completed: 0 })
    await save(customer, { is_editing: 1, emi: null })
    expect(await profileOf(customer)).toMatchObject({ pl_completed: 0, gl_completed: 1, cl_completed: 0 })
    await save(customer, { is_editing: 0, product_type: 'Gold Loans', gold_purity: null })
    expect(await profileOf(customer)).toMatchObject({ gl_completed: 1, gold_purity: 2 })
  })

  it('says in the reader’s language what a product takes', async () => {
    const customer = await buildCustomer(test.services)
    const response = await save(
      customer,
      completeDetails('Business Loans', { se_loan_amount: 40_000, business_years: null }),
    )
    expect(response.statusCode).toBe(422)
    expect(response.json<Refused>().details).toEqual([
      { field: 'se_loan_amount', message: 'This loan can be from ₹50,000 to ₹2,00,00,000' },
      { field: 'business_years', message: 'Please fill this in' },
    ])
  })

  it('refuses to press on for a product that is no loan', async () => {
    const customer = await buildCustomer(test.services)
    const response = await save(customer, { is_editing: 0, product_type: 'Deals' as 'Car' })
    expect(response.statusCode).toBe(400)
  })

  it('is a step of the journey for every loan, counted once', async () => {
    const customer = await buildCustomer(test.services)
    const steps = () =>
      test.db.rows(
        sql`select step from journey_step where subject_id = ${customer.user_id} and step = 'details_completed'`,
      )
    await save(customer, completeDetails('Gold Loans', { is_editing: 1 }))
    expect(await steps()).toHaveLength(0)
    for (const product of ['Gold Loans', 'Car', 'Personal Loans'] as const) {
      await save(customer, completeDetails(product))
      expect(await steps()).toHaveLength(1)
    }
  })

  it('asks for fresh details after 180 days, until the customer presses on again', async () => {
    const customer = await buildCustomer(test.services)
    await saveCompleteProfile(test.app, customer)
    await test.db.run(
      sql`update customer_product set completed_at = ${test.clock.now()}::timestamptz - interval '181 days' where user_id = ${customer.user_id}`,
    )
    expect(await profileOf(customer)).toMatchObject({ pl_completed: 1, pl_update_required: 1 })
    await save(customer, { is_editing: 1, emi: 0 })
    expect((await profileOf(customer)).pl_update_required).toBe(1)
    // Gold asks for less: who tells that has not looked at the rest again.
    await save(customer, completeDetails('Gold Loans'))
    expect(await profileOf(customer)).toMatchObject({ gl_completed: 1, pl_update_required: 1 })
    await save(customer, { is_editing: 0 })
    expect((await profileOf(customer)).pl_update_required).toBe(0)
  })
})

const sealedOf = async (customer: SignedInCustomer, column: SealedColumn): Promise<Buffer> => {
  const row = await test.db.row<Record<typeof column, Buffer>>(
    sql`select tin, birth_date, account_number, gstin, business_pan from customer where user_id = ${customer.user_id}`,
  )
  if (row === null) throw new Error('no such customer')
  return row[column]
}
