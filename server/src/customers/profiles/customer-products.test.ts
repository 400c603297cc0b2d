import { randomUUID } from 'node:crypto'
import type { Profile, ProfilePatch } from '@marketplace/contract/customers/profiles'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listMigrations } from '../../platform/db/migration-files.ts'
import { applyMigration } from '../../platform/db/apply-migration.ts'
import { buildCustomer, type SignedInCustomer } from '../../testing/builders/build-customer.ts'
import { completeDetails } from '../../testing/builders/build-profile.ts'
import { inDatabase } from '../../testing/test-database.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe('where a customer stands with each loan', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  const save = async (customer: SignedInCustomer, patch: ProfilePatch): Promise<Profile> => {
    test.clock.advance(1_000)
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/user/${customer.user_id}`,
      headers: customer.headers,
      payload: patch,
    })
    expect(response.statusCode, response.body).toBe(200)
    return response.json<{ data: Profile }>().data
  }

  it('is edited a loan at a time', async () => {
    const customer = await buildCustomer(test.services)
    expect(await save(customer, completeDetails('Personal Loans', { is_editing: 1 }))).toMatchObject({
      is_editing: 1,
      editing_products: ['Personal Loans'],
    })
    expect(await save(customer, completeDetails('Gold Loans', { is_editing: 1 }))).toMatchObject({
      is_editing: 1,
      editing_products: ['Gold Loans', 'Personal Loans'],
    })
    expect(await save(customer, { product_type: 'Gold Loans', is_editing: 0 })).toMatchObject({
      gl_completed: 1,
      pl_completed: 0,
      is_editing: 0,
      editing_products: ['Personal Loans'],
    })
    expect(await save(customer, { is_editing: 0 })).toMatchObject({
      gl_completed: 1,
      pl_completed: 1,
      is_editing: 0,
      editing_products: [],
    })
  })

  it('is told of the loan that a save names, of Personal Loans where it names none', async () => {
    const customer = await buildCustomer(test.services)
    await save(customer, completeDetails('Car'))
    expect(await save(customer, { first_name: 'Usha', product_type: 'Car' })).toMatchObject({ is_editing: 0 })
    expect(await save(customer, { is_editing: 1 })).toMatchObject({ editing_products: ['Personal Loans'] })
    expect(await save(customer, { first_name: 'Asha' })).toMatchObject({ cl_completed: 1, is_editing: 1 })
  })
})

describe('the migration', () => {
  const database = `before_${randomUUID().replaceAll('-', '')}`
  let admin: pg.Client
  let client: pg.Client
  beforeAll(async () => {
    const { connection } = inject('postgres')
    admin = new pg.Client(connection)
    await admin.connect()
    await admin.query(`create database ${database}`)
    client = new pg.Client(inDatabase(connection, database))
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await admin.query(`drop database ${database}`)
    await admin.end()
  })

  it('carries every flag over', async () => {
    const migrations = await listMigrations()
    const at = migrations.findIndex(({ name }) => name.endsWith('-customer-products.sql'))
    await client.query('create table schema_migration (name text primary key, hash text not null)')
    for (const migration of migrations.slice(0, at)) await applyMigration(client, migration)
    // Languages are reference data, which no migration brings.
    await client.query('alter table customer drop constraint customer_language_fkey')
    const add = async (columns: string, values: string): Promise<string> => {
      const user_id = randomUUID()
      await client.query(
        `insert into customer (user_id, updated_at, ${columns}) values ('${user_id}', '2026-03-01T00:00Z', ${values})`,
      )
      return user_id
    }
    const personal = await add(
      'pl_completed, pl_completed_at, pl_update_required',
      `1, '2026-02-01T00:00Z', 1`,
    )
    const several = await add(
      'bl_completed, cl_completed, is_editing, detail_product, detail_product_at',
      `1, 1, 1, 'Gold Loans', '2026-02-02T00:00Z'`,
    )
    const editing = await add('is_editing', '1')
    const nobody = await add('first_name', `'Asha'`)

    const { rows: steps } = await client.query('select count(*)::integer as count from journey_step')
    for (const migration of migrations.slice(at)) await applyMigration(client, migration)

    const states = async (user_id: string) =>
      (
        await client.query(
          `select product_type, completed_at, editing, update_required, detail_at from customer_product
            where user_id = $1 order by product_type`,
          [user_id],
        )
      ).rows
    const nothing = { completed_at: null, editing: 0, update_required: 0, detail_at: null }
    const updated = new Date('2026-03-01T00:00Z')
    expect(await states(personal)).toEqual([
      {
        ...nothing,
        product_type: 'Personal Loans',
        completed_at: new Date('2026-02-01T00:00Z'),
        update_required: 1,
      },
    ])
    expect(await states(several)).toEqual([
      { ...nothing, product_type: 'Business Loans', completed_at: updated },
      { ...nothing, product_type: 'Car', completed_at: updated },
      { ...nothing, product_type: 'Gold Loans', editing: 1, detail_at: new Date('2026-02-02T00:00Z') },
    ])
    expect(await states(editing)).toEqual([{ ...nothing, product_type: 'Personal Loans', editing: 1 }])
    expect(await states(nobody)).toEqual([])
    expect((await client.query('select count(*)::integer as count from journey_step')).rows).toEqual(steps)
  })
})
