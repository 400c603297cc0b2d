import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Services } from '../../market/services.ts'
import { listPayees } from '../../partners/accounts/published.ts'
import { openOfPartner } from '../../partners/accounts/open-partner.ts'
import { listLapsedAccounts } from '../../partners/kyc/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toRupees } from '../../platform/money/paise.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { writeCsv } from '../../platform/sheets/write-csv.ts'
import { listNumbersOf } from '../statements/published.ts'
import {
  addRun,
  findRun,
  findRunOfRequest,
  lockRuns,
  lockWaitingPayouts,
  markSent,
  type PayoutRow,
  type RunRow,
} from './payouts.queries.ts'

const titles = ['Payout', 'Beneficiary name', 'Account number', 'IFSC', 'Amount', 'Remarks'] as const

/** What binds a bank file to its place in the storage. */
const bankFileContext = (fileName: string): string => `payout_run.file:${fileName}`

interface Line {
  payout: PayoutRow
  cells: (string | number)[]
}

/** Those of partners with a bank account on file that was not changed since it was checked, as lines of the file. */
const linesOf = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Database,
  payouts: readonly PayoutRow[],
): Promise<Line[]> => {
  const payees = new Map(
    (
      await listPayees(
        tx,
        payouts.map(({ partner_id }) => partner_id),
      )
    ).map((payee) => [payee.id, payee]),
  )
  // After the accounts: one that changes meanwhile is not paid.
  const lapsed = await listLapsedAccounts(tx, [...payees.keys()])
  const numbers = await listNumbersOf(
    tx,
    payouts.map(({ statement_id }) => statement_id),
  )
  const lines: Line[] = []
  for (const payout of payouts) {
    const payee = payees.get(payout.partner_id)
    if (lapsed.has(payout.partner_id)) continue
    if (payee === undefined || payee.ifsc === null || payee.account_name === null) continue
    const account = await openOfPartner(vault, 'account_number', payee)
    if (account === null) continue
    const { payout_id, statement_id, part, amount_paise } = payout
    const remarks = `${numbers.get(statement_id) ?? ''}${part === 'gst' ? ' GST' : ''}`
    const amount = (amount_paise / 100).toFixed(2)
    lines.push({
      payout,
      cells: [`PO-${payout_id}`, payee.account_name, account, payee.ifsc, amount, remarks],
    })
  }
  return lines
}

const fileOf = async (lines: readonly Line[]): Promise<Buffer> => {
  const rows = async function* () {
    yield [...titles]
    for (const { cells } of lines) yield cells
  }
  return buffer(writeCsv(rows()))
}

/**
 * Puts every payout that waits, or that a bank sent back, into one bank file, which is stored sealed. The same `request_id` again answers the same run.
 * @throws Problem conflict where there is nothing to pay to a known account whose check holds.
 */
export const makeRun = (services: Services, requestId: string, by: By): Promise<RunRow> =>
  asOffice(services.db, async (tx) => {
    const at = services.now()
    await lockRuns(tx)
    const known = await findRunOfRequest(tx, requestId)
    if (known !== null) return known
    const lines = await linesOf(services, tx, await lockWaitingPayouts(tx))
    if (lines.length === 0) throw new Problem('conflict')
    const bytes = await fileOf(lines)
    const file_name = `bank-file-${randomUUID()}.sealed`
    await services.files.write(file_name, services.vault.seal(bytes, bankFileContext(file_name)))
    const amount_paise = lines.reduce((sum, { payout }) => sum + payout.amount_paise, 0)
    const { staff_id, username, auditActor } = by.actor
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const run_id = await addRun(tx, {
      request_id: requestId,
      made_at: at,
      staff_id,
      made_by: username,
      payouts: lines.length,
      amount_paise,
      file_name,
      sha256,
    })
    const sent = await markSent(
      tx,
      lines.map(({ payout }) => payout.payout_id),
      run_id,
    )
    if (sent !== lines.length) throw new Error('a payout of a bank file waits no longer')
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'payout_run.make',
        object_kind: 'payout_run',
        object_id: run_id,
        after: { payouts: lines.length, amount: toRupees(amount_paise), sha256 },
        ip: by.ip,
      },
      at,
    )
    const made = await findRun(tx, run_id)
    if (made === null) throw new Error('a payout run is missing')
    return made
  })

/** The bytes of a bank file; that it leaves is on the audit log first. @throws Problem not_found. */
export const readBankFile = async (services: Services, runId: number, by: By): Promise<Buffer> => {
  const { db, files, vault, now } = services
  const run = await asOffice(db, async (tx) => {
    const found = await findRun(tx, runId)
    if (found === null) throw new Problem('not_found')
    const { auditActor } = by.actor
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'payout_run.download',
        object_kind: 'payout_run',
        object_id: runId,
        after: { payouts: found.payouts, sha256: found.sha256 },
        ip: by.ip,
      },
      now(),
    )
    return found
  })
  const sealed = await files.read(run.file_name)
  if (sealed === null) throw new Error('a bank file is missing in the storage')
  return vault.openBytes(sealed, bankFileContext(run.file_name))
}
