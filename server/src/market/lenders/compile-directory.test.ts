import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { compileLenders } from '../matching/compile-lenders.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { sql } from '../../platform/db/sql.ts'
import { openLenderDirectory } from './lender-directory-cache.ts'
import { buildLenderDirectory } from './lender-directory.ts'
import { listLenders } from './lenders.queries.ts'
import { listRegulatedFigures } from '../../reference/regulated-figures/regulated-figures.queries.ts'
import { listOptionBands } from '../../reference/option-sets/option-sets.queries.ts'

const TODAY = '2026-11-20'
const log = { warn: vi.fn(), error: vi.fn() }
let database: TestDatabase
let lenderId: number
beforeAll(async () => {
  database = await createTestDatabase()
  await buildBrand(database.db, { slug: 'default' })
  ;({ lender_id: lenderId } = await buildLender(database.db))
  await buildLender(database.db)
})
afterAll(() => database.drop())

const build = async (compile: typeof compileLenders) =>
  buildLenderDirectory(
    {
      version: 1,
      lenders: await listLenders(database.db),
      off: [{ lender_id: lenderId, brand_id: 7, product_type: 'Personal Loans' }],
      bands: await listOptionBands(database.db),
      figures: await listRegulatedFigures(database.db),
      gold_rates: [],
    },
    compile,
  )

it('compiles once for all brands that show the same lenders, and before anyone asks', async () => {
  const compile = vi.fn(compileLenders)
  const directory = await build(compile)
  await directory.compileAll(TODAY)
  const compiled = compile.mock.calls.length
  expect(compiled).toBe(2)
  const shared = directory.indexOf(1, 'Personal Loans', TODAY)
  expect(directory.indexOf(2, 'Personal Loans', TODAY)).toBe(shared)
  expect(directory.indexOf(7, 'Personal Loans', TODAY)).not.toBe(shared)
  expect(compile).toHaveBeenCalledTimes(compiled)
  directory.indexOf(1, 'Personal Loans', '2026-11-21')
  expect(compile).toHaveBeenCalledTimes(compiled + 1)
})

it('lets others run between two compilations', async () => {
  const turns: string[] = []
  const directory = await build((...given) => {
    turns.push('compiled')
    return compileLenders(...given)
  })
  setImmediate(() => turns.push('another'))
  await directory.compileAll(TODAY)
  expect(turns).toEqual(['compiled', 'another', 'compiled'])
})

it('counts the lenders that it lists', async () => {
  const directory = await build(compileLenders)
  const products = [{ product_type: 'Personal Loans', available: 1 }] as const
  for (const [brand_id, expected] of [
    [1, 2],
    [7, 1],
  ] as const) {
    expect(directory.publicLendersOf(brand_id, products)).toHaveLength(expected)
    expect(directory.countPublicLenders(brand_id, products)).toBe(expected)
  }
})

it('is replaced by one for the new day, and by one that is new in the database', async () => {
  let now = new Date('2026-11-20T06:00:00Z')
  const changed = vi.fn()
  const cache = await openLenderDirectory({ db: database.db, log: log as never, now: () => now }, changed)
  try {
    const first = cache.value()
    await cache.check()
    expect(cache.value()).toBe(first)
    expect(changed).not.toHaveBeenCalled()
    // Midnight in India.
    now = new Date('2026-11-20T18:31:00Z')
    await cache.check()
    expect(cache.value()).not.toBe(first)
    await database.db.run(sql`update lender set name = 'New name' where lender_id = ${lenderId}`)
    await cache.check()
    expect(cache.value().find(lenderId)?.name).toBe('New name')
    expect(changed.mock.calls).toEqual([[['lenders']], [['lenders']]])
    expect(log.error).not.toHaveBeenCalled()
  } finally {
    await cache.stop?.()
  }
})
