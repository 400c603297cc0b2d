import { performance } from 'node:perf_hooks'
import { postTransactions } from '../../server/src/money/ledger/post-transactions.ts'
import type { LedgerEntry } from '../../server/src/money/ledger/ledger-kinds.ts'
import { planDrafts } from '../../server/src/money/statements/read-contents.ts'
import { addLeftOut, addLines } from '../../server/src/money/statements/statement-lines.queries.ts'
import { addStatements } from '../../server/src/money/statements/statements.queries.ts'
import { asOffice } from '../../server/src/partners/scope/as-partner.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { buildLender } from '../../server/src/testing/builders/build-lender.ts'
import { buildLoans } from '../../server/src/testing/builders/build-loans.ts'
import { buildPartner } from '../../server/src/testing/builders/build-partner.ts'

const MONTH = '2026-10'
const DAY = '2026-10-14'

/** A partner with so many parts of loans, of which the lender has paid nine of ten. @returns the partner */
const buildMonth = async (db: Database, count: number): Promise<number> => {
  const { lender_id } = await buildLender(db)
  const { partner_id } = await buildPartner({ db, now: () => new Date() })
  const ids = await buildLoans(db, { lender_id, count, partner_id })
  await db.run(sql`insert into disbursal (lender_application_id, tranche, lender_id, day, amount_paise)
    select id, 1, ${lender_id}, ${DAY}::date, 10000000 from unnest(${ids}::bigint[]) as id`)
  const each = (of: (line: { lender_application_id: number; tranche: number }) => LedgerEntry[]) =>
    ids.flatMap((lender_application_id) => of({ lender_application_id, tranche: 1 }))
  const paid = ids.filter((_, place) => place % 10 !== 0)
  const sum = (entries: readonly LedgerEntry[]): number =>
    entries.reduce((all, { amount_paise }) => all + amount_paise, 0)
  const post = (name: string, entries: LedgerEntry[], other: LedgerEntry['account']) =>
    asOffice(db, (tx) =>
      postTransactions(
        tx,
        [
          {
            kind: 'ACCRUAL',
            source: 'pricing',
            cause: 'disbursed',
            lender_id,
            effective_day: DAY,
            idempotency_key: `bench:${partner_id}:${name}`,
            entries: [...entries, { account: other, amount_paise: -sum(entries) }],
          },
        ],
        new Date(),
      ),
    )
  const accrued = { kind: 'partner_accrued', partner_id } as const
  const receivable = { kind: 'receivable', lender_id } as const
  const expected = { kind: 'accrued_income', lender_id } as const
  await post(
    'expected',
    each((line) => [{ account: expected, amount_paise: 2_000_00, line, figure: 'expected' }]),
    { kind: 'income', lender_id },
  )
  await post(
    'share',
    each((line) => [{ account: accrued, amount_paise: -1_200_00, line, figure: 'percent_share' }]),
    { kind: 'partner_share', partner_id },
  )
  const ofPaid = (amount_paise: number, figure: 'stated' | 'received'): LedgerEntry[] =>
    paid.map((lender_application_id) => ({
      account: receivable,
      amount_paise,
      line: { lender_application_id, tranche: 1 },
      figure,
    }))
  await post('stated', ofPaid(2_000_00, 'stated'), expected)
  await post('received', ofPaid(-2_000_00, 'received'), { kind: 'bank' })
  return partner_id
}

/** A statement of so many lines: computed as a draft, and computed and frozen. Milliseconds. */
export const measureStatement = async (
  db: Database,
  count: number,
): Promise<{ draftMs: number; freezeMs: number; lines: number }> => {
  const partner_id = await buildMonth(db, count)
  await db.run(sql`analyze`)
  const at = new Date('2026-11-20T06:00:00Z')
  const plan = async (tx: Database) => {
    const found = (await planDrafts(tx, [partner_id], MONTH, at)).get(partner_id)
    if (found === undefined) throw new Error('there is no plan')
    return found
  }
  const began = performance.now()
  await asOffice(db, plan)
  const drafted = performance.now()
  const lines = await asOffice(db, async (tx) => {
    const [statement] = await addStatements(tx, [{ number: 'S-2026-10-0001', partner_id }], MONTH, at)
    if (statement === undefined) throw new Error('there is no statement')
    const planned = await plan(tx)
    await addLines(tx, statement, planned.lines)
    await addLeftOut(tx, statement, planned.leftOut)
    return planned.lines.length
  })
  return { draftMs: drafted - began, freezeMs: performance.now() - drafted, lines }
}
