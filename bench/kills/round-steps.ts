import type { FileState } from '@marketplace/contract/money/lender-file-words'
import type { LenderFile, LenderFileDetail } from '@marketplace/contract/money/lender-files'
import type { PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import { asOffice } from '../../server/src/partners/scope/as-partner.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { MONTH, type KillWorld, type RoundPlan } from './kill-world.ts'
import { type Office, Refused, untilFound } from './office.ts'
import type { KilledProduct } from './product.ts'

/** The stages of the issue that are killed, and the money that is booked between them. */
export const stages = ['upload', 'plan', 'apply', 'pricing', 'undo', 'approving', 'receipts'] as const
export type Stage = (typeof stages)[number]

/**
 * One step of a round: done from its beginning to the end of the jobs that follow it. After a kill it is done once more, as a client
 * does that had no answer: what says that it was done already is an answer, too.
 */
export interface Step {
  name: string
  stage: Stage
  run(): Promise<void>
}

interface Line {
  id: number
  paise: number
}

/** Moves of an earlier try are no failure. */
const orDone = async (call: Promise<unknown>): Promise<void> => {
  await call.catch((error: unknown) => {
    if (!(error instanceof Refused) || error.status !== 409) throw error
  })
}

const rupees = (paise: number): string => (paise / 100).toFixed(2)

/** @param limitMs how long jobs may take, those of a killed process with them. */
export const stepsOf = (
  product: KilledProduct,
  office: Office,
  world: KillWorld,
  plan: RoundPlan,
  limitMs: number,
): Step[] => {
  const { db } = product
  const { lender_id, partner_id, loans } = world
  /** Upload ids by the names of their files, as the answers gave them. */
  const uploads = new Map<string, string>()
  const idOf = (name: string): string => {
    const id = uploads.get(name)
    if (id === undefined) throw new Error(`${name} was not uploaded`)
    return id
  }

  const untilState = (name: string, states: readonly FileState[]) =>
    untilFound(
      `${name} at ${states.join(' or ')}`,
      async () => {
        const row = await db.row<{ state: FileState }>(
          sql`select state from upload where upload_id = ${idOf(name)}`,
        )
        return row !== null && states.includes(row.state) ? row : null
      },
      limitMs,
    )
  const untilPriced = async (): Promise<void> => {
    await untilFound(
      'the end of pricing',
      async () => {
        const left = await db.row(
          sql`select id from graphile_worker.jobs where task_identifier in ('price_months', 'price_lender_month')`,
        )
        return left === null ? true : null
      },
      limitMs,
    )
  }

  const fileSteps = (kind: 'mis' | 'commission', name: string, textOf: () => Promise<string>): Step[] => [
    {
      name: `upload ${name}`,
      stage: 'upload',
      run: async () => {
        // Who had no answer looks whether the file is in the list, takes that one off it, and uploads it again.
        const listed = await office.get<LenderFile[]>(
          `/api/lender-files?kind=${kind}&lender_id=${lender_id}&search=${name}`,
        )
        for (const { upload_id, state } of listed)
          if (state !== 'FAILED' && state !== 'CANCELLED')
            await office.post(`/api/lender-files/${upload_id}/cancel`)
        const facts = { kind, lender_id: String(lender_id), month: MONTH, scope: 'changes_only' }
        const { upload_id } = await office.upload<LenderFile>(facts, await textOf(), name)
        uploads.set(name, upload_id)
      },
    },
    { name: `plan ${name}`, stage: 'plan', run: async () => void (await untilState(name, ['PLANNED'])) },
    {
      name: `apply ${name}`,
      stage: 'apply',
      run: async () => {
        const { plan_hash } = await office.get<LenderFileDetail>(`/api/lender-files/${idOf(name)}`)
        await orDone(office.post(`/api/lender-files/${idOf(name)}/apply`, { plan_hash }))
        await untilState(name, ['DONE', 'DONE_WITH_ERRORS'])
      },
    },
  ]

  const misText = (file: RoundPlan['files'][number] = []): string =>
    [
      'App Ref,Status,Status Dt,Disb Amt',
      ...file.map(({ place, status, day, amount }) =>
        [loans[place]?.number, status, day, amount ?? ''].join(','),
      ),
      'LA-2222222,Approved,2026-11-01,',
    ].join('\n')
  const expected = (): Promise<Line[]> =>
    asOffice(db, (tx) =>
      tx.rows<Line>(sql`select lender_application_id as id, sum(expected_paise)::bigint as paise from commission_line
        where lender_id = ${lender_id} group by 1 having sum(expected_paise) > 0 order by 1`),
    )
  const commissionText = async (): Promise<string> => {
    const numbers = new Map(loans.map(({ id, number }) => [id, number]))
    const rows = (await expected()).map(({ id, paise }) => `${numbers.get(id)},${rupees(paise)},INV-1`)
    return ['App Ref,Commission,Invoice No', ...rows].join('\n')
  }

  const rule = (facts: object) => ({
    lender_id,
    slab_number_min: null,
    slab_number_max: null,
    ats_min: null,
    ats_max: null,
    revenue_type_id: 1,
    revenue_flat: null,
    status: 1,
    ...facts,
  })
  const { bound, below, above } = plan.rule
  const rules = [
    rule({ slab_disbursed_min: 0, slab_disbursed_max: bound, revenue_percent: below }),
    rule({ slab_disbursed_min: bound + 1, slab_disbursed_max: null, revenue_percent: above }),
  ]

  const statementId = async (): Promise<number> => {
    const row = await asOffice(db, (tx) =>
      tx.row<{ id: number }>(
        sql`select statement_id as id from partner_statement where partner_id = ${partner_id}`,
      ),
    )
    if (row === null) throw new Error('no statement was drafted')
    return row.id
  }
  const untilPapers = async (of: 'shown' | 'approved'): Promise<void> => {
    const id = await statementId()
    await untilFound(
      `the papers of a statement that is ${of}`,
      async () => {
        const row = await asOffice(db, (tx) =>
          tx.row<{ papers: number }>(
            sql`select count(*) as papers from statement_paper where statement_id = ${id} and "of" = ${of}`,
          ),
        )
        return row?.papers === 2 ? row : null
      },
      limitMs,
    )
  }

  return [
    ...fileSteps('mis', 'first.csv', async () => misText(plan.files[0])),
    {
      name: 'rules, and the pricing of the month',
      stage: 'pricing',
      run: async () => {
        const made = await db.rows(sql`select 1 as one from lender_revenue where lender_id = ${lender_id}`)
        for (const one of rules.slice(made.length)) await office.post('/api/lender-revenue/create', one)
        await untilPriced()
      },
    },
    ...fileSteps('mis', 'second.csv', async () => misText(plan.files[1])),
    {
      name: 'the pricing of what came with the second file',
      stage: 'pricing',
      run: () => untilPriced(),
    },
    {
      name: 'undo second.csv',
      stage: 'undo',
      run: async () => {
        await orDone(
          office.post(`/api/lender-files/${idOf('second.csv')}/undo`, { reason: 'The wrong file' }),
        )
        await untilState('second.csv', ['UNDONE', 'PARTLY_UNDONE'])
      },
    },
    { name: 'the pricing of what was taken back', stage: 'pricing', run: () => untilPriced() },
    ...fileSteps('commission', 'commission.csv', commissionText),
    {
      name: 'the receipt',
      stage: 'receipts',
      run: async () => {
        const bank = (await expected()).reduce((sum, { paise }) => sum + paise, 0) / 100
        const utr = `SAHY${String(lender_id).padStart(8, '0')}`
        const receipt = { day: '2026-11-20', utr, bank, tds: 0, gst: 0, pays: 'month' }
        await office.post(`/api/lender-months/${lender_id}/${MONTH}/receipts`, { receipts: [receipt] })
      },
    },
    {
      name: 'the draft of the statement',
      stage: 'approving',
      run: async () => void (await office.post('/api/partner-statements/draft', { month: MONTH })),
    },
    {
      name: 'the statement is shown',
      stage: 'approving',
      run: async () => {
        await office.post(`/api/partner-statements/${await statementId()}/show`)
        await untilPapers('shown')
      },
    },
    {
      name: 'the statement is approved',
      stage: 'approving',
      run: async () => {
        const path = `/api/partner-statements/${await statementId()}`
        const { commission } = await office.get<PartnerStatementDetail>(path)
        await office.post(`${path}/approve`, { commission, reason: 'The partner has agreed' })
        await untilPapers('approved')
      },
    },
  ]
}
