import { moveUpload } from './file-work.ts'
import { wordKey, knownStatusOf } from '@marketplace/contract/money/file-words'
import type { DateOrder, FileOutcome } from '@marketplace/contract/money/lender-file-words'
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
import type { Sql } from '../../platform/db/sql.ts'
import { settleDay } from '../file-columns/read-day.ts'
import { matchRow } from '../file-plan/match-row.ts'
import { PlanHash } from '../file-plan/plan-hash.ts'
import { type PlanRules, planTarget, type RowNews, type TargetState } from '../file-plan/plan-target.ts'
import { listStatusWords } from './file-answers.queries.ts'
import type { IsClosed } from '../file-plan/closed-months.ts'
import { planCommission } from './commission-lines.ts'
import { inBatches, runAll } from '../../platform/db/run-statements.ts'
import { BATCH, type FileRead, listStored, storeRead } from './read-file.ts'
import {
  addMissingRows,
  addPlannedRows,
  asLine,
  forgetMissingRows,
  failedOutcomes,
  type PlannedLine,
  type ReadLine,
  savePlan,
  type UploadLine,
} from './upload-rows.queries.ts'
import { type StoredReading, type UploadRow } from './uploads.queries.ts'

/** One that was cancelled meanwhile stays so. */
const unplanned = ['RECEIVED', 'READING'] as const
const SAMPLE_LINES = 4
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const NO_KEYS: readonly string[] = []

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
  file_keys: row.file_keys ?? NO_KEYS,
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
  candidates: readonly number[]
  facts: string | null
}

/** The rows of one application. */
interface TargetNews {
  target: TargetState
  rows: PlannedNews[]
}

/** A row that is planned; `text` are its facts as JSON where it is not stored yet. */
type PlanningLine = UploadLine & { text: string | null }

const NOBODY: readonly number[] = []

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
  row: PlanningLine,
  outcome: PlannedLine['outcome'],
  reason: PlannedLine['reason'],
  more: Partial<PlannedLine> = {},
): PlannedLine => ({
  row_key: row.row_key,
  outcome,
  reason,
  target_id: null,
  planned: null,
  candidates: row.candidates ?? NOBODY,
  expects_event_id: null,
  facts: row.text,
  ...more,
})

/**
 * What becomes of a row before its application is looked at; news for those that have one. The application comes first, so that a row in error
 * is known to be about it too.
 */
const judgeRow = (
  row: PlanningLine,
  index: Awaited<ReturnType<typeof findTargets>>,
  { upload, orders, lenderNamed, meaningOf, words }: Context,
): PlannedLine | { target: FileTargetRow; news: PlannedNews } => {
  const { facts, row_key } = row
  const named = facts.lender === undefined ? null : lenderNamed(facts.lender)
  const match = matchRow(facts, index, upload.lender_id ?? named, row.chosen_id, row.candidates ?? [])
  const isOut = row.is_left_out === 1
  const target_id = 'target' in match ? match.target.lender_application_id : null
  const own = 'target' in match ? NOBODY : match.candidates
  const proposed = row.candidates ?? NOBODY
  const candidates = own.length + proposed.length === 0 ? NOBODY : [...new Set([...proposed, ...own])]
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
  const news = {
    row_key,
    status,
    status_date,
    disbursal_date,
    sanctioned: facts.sanctioned ?? null,
    disbursed: facts.disbursed ?? null,
    reject_reason: facts.reject_reason ?? null,
    is_left_out: isOut,
    candidates,
    facts: row.text,
  }
  return { target: match.target, news }
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

/** Plans application by application, and forgets each: what is planned takes as much memory again as what was read. */
function* planNews(news: Map<number, TargetNews>, rules: PlanRules, hash: PlanHash): Generator<PlannedLine> {
  for (const [target_id, { target, rows }] of news) {
    news.delete(target_id)
    const { lender_id, last_event_id: expects_event_id } = target
    const ofRow = new Map(rows.map((row) => [row.row_key, row]))
    for (const { row_key, outcome, reason, before, step } of planTarget(target, rows, rules)) {
      const { candidates = NOBODY, facts = null } = ofRow.get(row_key) ?? {}
      if (step !== null) hash.add({ row_key, target_id, expects_event_id, step })
      const planned = { before, step, lender_id }
      yield { row_key, outcome, reason, target_id, planned, candidates, expects_event_id, facts }
    }
  }
}

/** The rows that are held, batch by batch; the list is empty afterwards. */
function* heldLines(held: ReadLine[]): Generator<PlanningLine[]> {
  while (held.length > 0) yield held.splice(0, BATCH).map((row) => ({ ...asLine(row), text: row.facts }))
}

async function* storedLines(tx: Database, uploadId: string): AsyncGenerator<PlanningLine[]> {
  for await (const rows of listStored(tx, uploadId)) yield rows.map((row) => ({ ...row, text: null }))
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
  const news = new Map<number, TargetNews>()
  const facts = new Map<number, UploadLine['facts']>()
  for await (const rows of unstored === null ? storedLines(tx, upload_id) : heldLines(unstored)) {
    const index = await findTargets(tx, rows)
    for (const row of rows) {
      if (upload.kind === 'commission') facts.set(row.row_key, row.facts)
      const judged = judgeRow(row, index, context)
      if (!('news' in judged)) {
        lines.push(judged)
        continue
      }
      const id = judged.target.lender_application_id
      const known = news.get(id)
      if (known === undefined) news.set(id, { target: stateOf(judged.target), rows: [judged.news] })
      else known.rows.push(judged.news)
    }
  }
  const stated = upload.kind === 'commission' ? await planCommission(tx, upload, lines, facts) : null
  const hash = new PlanHash()
  // Whom a row names in error, or may mean, the file does not lack.
  const named = new Set([
    ...news.keys(),
    ...lines.flatMap(({ target_id, candidates }) => (target_id === null ? candidates : [target_id])),
  ])
  const failed = new Set<FileOutcome>(failedOutcomes(upload))
  let rows_failed = 0
  const planned = [
    (stated?.lines ?? lines).toSorted((one, other) => one.row_key - other.row_key),
    planNews(news, { today: dayInIndia(now), isClosed }, hash),
  ]
  const writes = function* (): Generator<Sql> {
    for (const batch of inBatches(planned, BATCH)) {
      rows_failed += batch.filter(({ outcome }) => failed.has(outcome)).length
      yield unstored === null ? savePlan(upload_id, batch) : addPlannedRows(upload_id, batch)
    }
  }
  await runAll(tx, writes())
  await addMissing(tx, upload, named)
  const asked = [...words.values()]
  const asksWords = asked.length > 0 && upload.is_direct === 0
  return moveUpload(
    tx,
    upload_id,
    {
      state: asksWords ? 'NEEDS_MAPPING' : 'PLANNED',
      reading: { ...reading, words: asked.toSorted((one, other) => other.count - one.count) },
      plan_hash: asksWords ? null : (stated?.hash ?? hash.digest()),
      rows_failed,
      planned_at: now,
    },
    now,
    unplanned,
  )
}
