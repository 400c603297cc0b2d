import { moveUpload } from './file-work.ts'
import { wordKey, knownStatusOf } from '@marketplace/contract/money/file-words'
import type { DateOrder } from '@marketplace/contract/money/lender-file-words'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { isApplicationNumber } from '@marketplace/contract/loans/application-number'
import type { UnknownWord } from '@marketplace/contract/money/lender-files'
import {
  type FileTargetRow,
  listFileTargets,
  listTargetsOfMonth,
} from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { settleDay } from '../file-columns/read-day.ts'
import { matchRow } from '../file-plan/match-row.ts'
import { planHash, type PlannedRow } from '../file-plan/plan-hash.ts'
import { planTarget, type RowNews, type TargetState } from '../file-plan/plan-target.ts'
import { listStatusWords } from './file-answers.queries.ts'
import type { IsClosed } from '../file-plan/closed-months.ts'
import { planCommission } from './commission-lines.ts'
import { batchesOf, type FileRead, listStored, storeRead } from './read-file.ts'
import {
  addMissingRows,
  addPlannedRows,
  forgetMissingRows,
  failedOutcomes,
  type PlannedLine,
  savePlan,
  type UploadLine,
} from './upload-rows.queries.ts'
import { type StoredReading, type UploadRow } from './uploads.queries.ts'

/** One that was cancelled meanwhile stays so. */
const unplanned = ['RECEIVED', 'READING'] as const
const SAMPLE_LINES = 4
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const paise = (rupees: number | null): number | null => (rupees === null ? null : Math.round(rupees * 100))

/** An application as the plan judges it. */
const stateOf = (row: FileTargetRow): TargetState => ({
  lender_application_id: row.lender_application_id,
  lender_id: row.lender_id,
  status: row.status,
  sanctioned: paise(row.sanctioned_amount),
  disbursed: paise(row.disbursed_amount),
  disbursal_date: row.disbursal_date,
  reject_reason: row.reject_reason,
  applied_day: dayInIndia(row.created_at),
  last_event_id: row.last_event_id,
  told_day: row.told_at === null ? null : dayInIndia(row.told_at),
  file_keys: row.file_keys ?? [],
})

/** The applications that these rows may name, findable by their keys. */
const findTargets = async (db: Database, rows: readonly UploadLine[]) => {
  const ours = rows.flatMap(({ facts }) => facts.our_reference ?? [])
  const found = await listFileTargets(db, {
    numbers: ours.map((id) => id.toUpperCase()).filter(isApplicationNumber),
    ours: ours.map((id) => id.toLowerCase()).filter((id) => UUID.test(id)),
    theirs: rows.flatMap(({ facts }) =>
      [facts.lender_application_id, facts.loan_account].filter((id) => id !== undefined),
    ),
    ids: rows.flatMap(({ chosen_id }) => chosen_id ?? []),
  })
  const byOurs = new Map(
    found.flatMap((row) => [
      [row.application_number, row],
      [row.our_reference.toUpperCase(), row],
    ]),
  )
  const byTheirs = Map.groupBy(found, ({ their_reference }) => their_reference)
  const byId = new Map(found.map((row) => [row.lender_application_id, row]))
  return {
    byOurs: (id: string): FileTargetRow[] => {
      const row = byOurs.get(id.toUpperCase())
      return row === undefined ? [] : [row]
    },
    byTheirs: (id: string): FileTargetRow[] => byTheirs.get(id) ?? [],
    byId: (id: number): FileTargetRow | undefined => byId.get(id),
  }
}

/** The lender that a row names, where it is one of ours; its names as people write them. */
const lendersByName = ({ lenders }: Pick<Services, 'lenders'>): ((name: string) => number | null) => {
  const ids = new Map(
    lenders().lenders.flatMap(({ lender_id, legal_name, name, slug }) =>
      [legal_name, name, slug].map((word): [string, number] => [wordKey(word), lender_id]),
    ),
  )
  return (name) => ids.get(wordKey(name)) ?? null
}

type WordMeaning = (word: string, lenderId: number | null) => LenderStatus | null | undefined

/** What staff said of a word, of the lender's first, then of all lenders'; else what it is known to mean; undefined for neither. */
const readWords = async (db: Database): Promise<WordMeaning> => {
  const said = new Map(
    (await listStatusWords(db)).map(({ lender_id, word, status }) => [`${lender_id ?? 0} ${word}`, status]),
  )
  return (word, lenderId) => {
    const key = wordKey(word)
    const own = said.get(`${lenderId ?? 0} ${key}`)
    if (own !== undefined) return own
    const ofAll = said.get(`0 ${key}`)
    return ofAll === undefined ? (knownStatusOf(word) ?? undefined) : ofAll
  }
}

interface PlannedNews extends RowNews {
  target: TargetState
  candidates: readonly number[]
}

interface Context {
  upload: UploadRow
  orders: Record<'status_date' | 'disbursal_date', DateOrder>
  lenderNamed: (name: string) => number | null
  meaningOf: WordMeaning
  words: Map<string, UnknownWord>
}

const countWord = (words: Context['words'], word: string, line: number): void => {
  const key = wordKey(word)
  const known = words.get(key) ?? { word, count: 0, lines: [] }
  words.set(key, {
    ...known,
    count: known.count + 1,
    lines: known.lines.length < SAMPLE_LINES ? [...known.lines, line] : known.lines,
  })
}

const lineWith = (
  row: UploadLine,
  outcome: PlannedLine['outcome'],
  reason: PlannedLine['reason'],
  more: Partial<PlannedLine> = {},
): PlannedLine => ({
  row_key: row.row_key,
  outcome,
  reason,
  target_id: null,
  planned: null,
  candidates: row.candidates ?? [],
  expects_event_id: null,
  ...more,
})

/**
 * What becomes of a row before its application is looked at; news for those that have one. The application comes first, so that a row in error
 * is known to be about it too.
 */
const judgeRow = (
  row: UploadLine,
  index: Awaited<ReturnType<typeof findTargets>>,
  { upload, orders, lenderNamed, meaningOf, words }: Context,
): PlannedLine | PlannedNews => {
  const { facts, row_key } = row
  const named = facts.lender === undefined ? null : lenderNamed(facts.lender)
  const match = matchRow(facts, index, upload.lender_id ?? named, row.chosen_id, row.candidates ?? [])
  const isOut = row.is_left_out === 1
  const target_id = 'target' in match ? match.target.lender_application_id : null
  const own = 'target' in match ? [] : match.candidates
  const candidates = [...new Set([...(row.candidates ?? []), ...own])]
  if (facts.fault !== undefined || (isOut && (target_id === null || upload.kind === 'commission')))
    return lineWith(row, isOut ? 'excluded' : 'error', isOut ? 'left_out' : (facts.fault ?? null), {
      target_id,
      candidates,
    })
  // What a person chose stands, whatever the lender is called in the row.
  const isOfUnknownLender = upload.lender_id === null && facts.lender !== undefined && named === null
  if (isOfUnknownLender && row.chosen_id === null && !isOut)
    return lineWith(row, 'error', 'lender_unknown', {
      candidates: [...new Set([...(target_id === null ? [] : [target_id]), ...candidates])],
    })
  if (upload.kind === 'commission' && facts.payout === undefined)
    return lineWith(row, 'error', 'amount_missing', { target_id, candidates })
  if (!('target' in match)) return lineWith(row, match.outcome, match.reason, { candidates })
  if (upload.kind === 'commission') return lineWith(row, 'stated', null, { target_id })
  if (facts.word === undefined && !isOut) return lineWith(row, 'error', 'status_missing', { target_id })
  const status = facts.word === undefined ? undefined : meaningOf(facts.word, match.target.lender_id)
  if (status === undefined && facts.word !== undefined && !isOut) countWord(words, facts.word, row_key)
  const days = (['status_date', 'disbursal_date'] as const).map((field) => {
    const day = facts[field]
    return day === undefined ? null : settleDay(day, orders[field])
  })
  const wrong = days.find((day) => day !== null && 'reason' in day)
  if (wrong !== undefined && wrong !== null && 'reason' in wrong && !isOut)
    return lineWith(row, 'error', wrong.reason, { target_id })
  const [status_date = null, disbursal_date = null] = days.map((day) =>
    day !== null && 'day' in day ? day.day : null,
  )
  return {
    row_key,
    status,
    status_date,
    disbursal_date,
    sanctioned: facts.sanctioned ?? null,
    disbursed: facts.disbursed ?? null,
    reject_reason: facts.reject_reason ?? null,
    is_left_out: isOut,
    target: stateOf(match.target),
    candidates,
  }
}

/** Whether the columns or the order of days have to be answered before anything can be planned. */
const asksColumns = (upload: Pick<UploadRow, 'answer'>, reading: StoredReading): boolean =>
  reading.needed.length > 0 ||
  reading.asks_date_order === 1 ||
  (upload.answer === null && reading.gone.length > 0) ||
  upload.answer?.columns.length === 0

/** The first day of a month and of the next. */
const boundsOf = (month: string): { from: string; before: string } => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, before: new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10) }
}

const addMissing = async (
  tx: Database,
  { upload_id, kind, scope, lender_id, month }: UploadRow,
  named: ReadonlySet<number>,
): Promise<void> => {
  await forgetMissingRows(tx, upload_id)
  if (kind !== 'mis' || scope !== 'full_month' || lender_id === null || month === null) return
  const ofMonth = await listTargetsOfMonth(tx, lender_id, boundsOf(month))
  await addMissingRows(
    tx,
    upload_id,
    ofMonth
      .map((row) => row.lender_application_id)
      .filter((id) => !named.has(id))
      .sort((one, other) => one - other),
  )
}

/**
 * Plans the rows of an upload in the caller's transaction: every row gets exactly one outcome, nothing else is written. Where a column, an
 * order of days or, unless the file is to be applied at once, a word has to be answered, the upload asks instead. @returns 0 for a file that has
 * been ended meanwhile: nothing of this reading is to stay.
 */
export const planFile = async (
  services: Pick<Services, 'lenders' | 'now'>,
  tx: Database,
  upload: UploadRow,
  { reading, rows: unstored }: FileRead,
  isClosed: IsClosed,
): Promise<number> => {
  const { upload_id } = upload
  const now = services.now()
  const order = reading.date_order
  if (asksColumns(upload, reading) || order === null) {
    // They are planned from there once people have answered.
    if (unstored !== null) await storeRead(tx, upload_id, unstored)
    const asked = { state: 'NEEDS_MAPPING', plan_hash: null, planned_at: now } as const
    return moveUpload(tx, upload_id, asked, now, unplanned)
  }
  const words = new Map<string, UnknownWord>()
  const context = {
    upload,
    orders: {
      status_date: reading.orders?.status_date ?? order,
      disbursal_date: reading.orders?.disbursal_date ?? order,
    },
    lenderNamed: lendersByName(services),
    meaningOf: await readWords(tx),
    words,
  }
  const lines: PlannedLine[] = []
  const news: PlannedNews[] = []
  const facts = new Map<number, UploadLine['facts']>()
  for await (const rows of unstored === null ? listStored(tx, upload_id) : batchesOf(unstored)) {
    const index = await findTargets(tx, rows)
    for (const row of rows) {
      if (unstored !== null || upload.kind === 'commission') facts.set(row.row_key, row.facts)
      const judged = judgeRow(row, index, context)
      if ('target' in judged) news.push(judged)
      else lines.push(judged)
    }
  }
  const stated = upload.kind === 'commission' ? await planCommission(tx, upload, lines, facts) : null
  const toApply: PlannedRow[] = []
  const rules = { today: dayInIndia(now), isClosed }
  for (const [target_id, rows] of Map.groupBy(news, ({ target }) => target.lender_application_id)) {
    const target = rows[0]?.target
    if (target === undefined) continue
    const expects_event_id = target.last_event_id
    const candidatesOf = new Map(rows.map(({ row_key, candidates }) => [row_key, candidates]))
    for (const { row_key, outcome, reason, before, step } of planTarget(target, rows, rules)) {
      const planned = { before, step, lender_id: target.lender_id }
      const candidates = candidatesOf.get(row_key) ?? []
      lines.push({ row_key, outcome, reason, target_id, planned, candidates, expects_event_id })
      if (step !== null) toApply.push({ row_key, target_id, expects_event_id, step })
    }
  }
  const inOrder = (stated?.lines ?? lines).toSorted((one, other) => one.row_key - other.row_key)
  for (const batch of batchesOf(inOrder)) {
    if (unstored === null) await savePlan(tx, upload_id, batch)
    else await addPlannedRows(tx, upload_id, batch, facts)
  }
  // Whom a row names in error, or may mean, the file does not lack.
  const named = lines.flatMap(({ target_id, candidates }) => (target_id === null ? candidates : [target_id]))
  await addMissing(tx, upload, new Set(named))
  const asked = [...words.values()]
  const asksWords = asked.length > 0 && upload.is_direct === 0
  return moveUpload(
    tx,
    upload_id,
    {
      state: asksWords ? 'NEEDS_MAPPING' : 'PLANNED',
      reading: { ...reading, words: asked.toSorted((one, other) => other.count - one.count) },
      plan_hash: asksWords ? null : (stated?.hash ?? planHash(toApply)),
      rows_failed: lines.filter(({ outcome }) => failedOutcomes(upload).includes(outcome)).length,
      planned_at: now,
    },
    now,
    unplanned,
  )
}
