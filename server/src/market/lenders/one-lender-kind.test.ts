import { afterAll, expect, it } from 'vitest'
import { migrate } from '../../platform/db/migrate.ts'
import { openEmptyDatabases } from '../../testing/empty-databases.ts'

const databases = openEmptyDatabases()
afterAll(() => databases.drop())

/** What stood in the two columns, and what stands in the one. */
const lenders = [
  ['bank', 'commercial_bank', 'bank'],
  ['bank', 'regional_rural_bank', 'regional_rural_bank'],
  ['bank', 'cooperative_bank', 'cooperative_bank'],
  ['bank', 'small_finance_bank', 'small_finance_bank'],
  ['nbfc', 'nbfc_base', 'nbfc'],
  ['nbfc', 'nbfc_middle', 'nbfc_middle_layer'],
  ['nbfc', 'nbfc_upper', 'nbfc_upper_layer'],
  ['nbfc', 'nbfc_mfi', 'microfinance_institution'],
  ['nbfc', 'housing_finance', 'housing_finance_company'],
  ['nbfc_upper_layer', null, 'nbfc_upper_layer'],
  [null, null, null],
  [null, 'nbfc_mfi', 'microfinance_institution'],
] as const

it('takes what either column said of a lender', { timeout: 60_000 }, async () => {
  const pool = await databases.create()
  await migrate(pool, { through: '054-price-facts-proved.sql' })
  for (const [index, [kind, category]] of lenders.entries())
    await pool.query('insert into lender (slug, name, lender_kind, rbi_category) values ($1, $1, $2, $3)', [
      `lender-${String(index).padStart(2, '0')}`,
      kind,
      category,
    ])
  await migrate(pool)
  const { rows } = await pool.query<{ lender_kind: string | null }>(
    'select lender_kind from lender order by slug',
  )
  expect(rows.map(({ lender_kind }) => lender_kind)).toEqual(lenders.map(([, , kind]) => kind))
})
