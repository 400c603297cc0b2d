import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockLenderApplication } from '../../loans/applications/lender-applications.queries.ts'
import { moveLenderApplication } from '../../loans/applications/move-lender-application.ts'
import { priceLenderMonth } from '../../money/ledger/price-lender-month.ts'
import { agreeTerms } from '../../partners/accounts/agree-terms.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { plainRule } from '../../testing/builders/plain-rule.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readCells, readFacts, type CellRow } from './cells.queries.ts'
import { families, type Basis, type Cut, type FamilyName } from './families.ts'

const days = { from: '2026-11-01', to: '2026-11-30' }

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  const { headers } = await buildStaff(test.services)
  const partners = [await buildPartner(test.services), await buildPartner(test.services)]
  const actor = { username: 'test', auditActor: { kind: 'system', id: 0, name: 'test' } } as const
  for (const { partner_id } of partners)
    await agreeTerms(
      test.services,
      { actor, ip: '127.0.0.1' },
      { partner_id, revenue_percent: 60, revenue_flat_fee: 250 },
    )
  for (const _ of [1, 2]) {
    const { lender_id } = await buildLender(test.db)
    const payload = plainRule(lender_id)
    const rule = await test.app.inject({
      method: 'POST',
      url: '/api/lender-revenue/create',
      payload,
      headers,
    })
    expect(rule.statusCode, rule.body).toBe(200)
    for (const partner_id of [null, ...partners.map((partner) => partner.partner_id)]) {
      const [paid = 0, refused = 0] = await buildLoans(test.db, { lender_id, count: 2, partner_id })
      await move(paid, 'DISBURSED', 90_000 + paid)
      await move(refused, 'REJECTED')
    }
    await asOffice(test.db, (tx) => priceLenderMonth(tx, { lender_id, month: '2026-11' }, test.clock.now()))
  }
})
afterAll(() => test.close())

const move = (id: number, to: 'DISBURSED' | 'REJECTED', disbursed_amount?: number): Promise<unknown> =>
  test.db.transaction(async (tx) => {
    const row = await lockLenderApplication(tx, id)
    if (row === null) throw new Error('no such application')
    const now = test.clock.now()
    const disbursal_date = disbursed_amount === undefined ? undefined : '2026-11-20'
    return moveLenderApplication(
      tx,
      row,
      { to, source: 'lender', at: now, disbursed_amount, disbursal_date },
      now,
    )
  })

const sorted = (rows: CellRow[]) =>
  rows
    .map((row) => ({ ...row, keys: row.keys.join(' ') }))
    .filter(({ keys: _keys, ...sums }) => Object.values(sums).some((sum) => sum !== 0))
    .toSorted((one, other) => one.keys.localeCompare(other.keys))

const asked: [FamilyName, Basis, Cut][] = (['journey', 'lender', 'reason', 'commission'] as const).flatMap(
  (family) =>
    families[family].bases.flatMap((basis) =>
      families[family].cuts.map((cut): [FamilyName, Basis, Cut] => [family, basis, cut]),
    ),
)

it.each(asked)('%s, %s, cut %o: of the facts what the cells say, all and of each value', (...question) => {
  const [family, basis, cut] = question
  const by = cut.keys.flatMap((key) => key ?? [])
  return asOffice(test.db, async (tx) => {
    const all = await readCells(tx, { ...days, family, cut, basis, by })
    expect(sorted(await readFacts(tx, { ...days, family, basis, by }))).toEqual(sorted(all))
    for (const [place, key] of by.entries())
      for (const value of new Set(all.map(({ keys }) => Number(keys[place])))) {
        const ask = { ...days, family, basis, by, where: { [key]: [value] } }
        const ofCells = sorted(await readCells(tx, { ...ask, cut }))
        expect(sorted(await readFacts(tx, ask)), `${key} ${value}`).toEqual(ofCells)
      }
  })
})

it('finds the shares of one partner at one lender, which no cut holds', () =>
  asOffice(test.db, async (tx) => {
    const ask = { ...days, family: 'commission', basis: 'effective', by: ['partner', 'lender'] } as const
    const all = (await readFacts(tx, ask)).filter(({ keys: [partner = 0] }) => Number(partner) > 0)
    expect(all).toHaveLength(4)
    for (const row of all) {
      expect(row.p4).toBeGreaterThan(25_000)
      const where = { partner: [Number(row.keys[0])], lender: [Number(row.keys[1])] }
      expect(await readFacts(tx, { ...ask, where })).toEqual([row])
    }
  }))
