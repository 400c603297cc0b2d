import { randomUUID } from 'node:crypto'
import type {
  approveCreative,
  CreativeFacts,
  endCreative,
  removeCreative,
  saveCreative,
} from '@marketplace/contract/partner-area/creatives-office'
import type { Body } from '@marketplace/contract/platform/call'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem, type ProblemDetail } from '../../platform/http/problem.ts'
import { holdStoredFile } from '../../platform/stored-files/published.ts'
import {
  insertCreative,
  keepVersion,
  lockCreative,
  updateApproval,
  updateCreative,
  updateCreativeRemoved,
  updateEnd,
  type CreativeRow,
} from './creatives.queries.ts'
import { judgeCreative } from './judge-creative.ts'

export interface By {
  actor: Staff
  ip: string
}
type CreativeServices = Pick<Services, 'db' | 'now' | 'lenders' | 'addJob'>

/** What staff wrote of it, in an order of its own: the tag names these. */
export const factsOf = (row: CreativeFacts): CreativeFacts => ({
  format: row.format,
  channel: row.channel,
  product_type: row.product_type,
  lender_id: row.lender_id,
  language: row.language,
  title: row.title,
  heading: row.heading,
  body: row.body,
  picture: row.picture,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
})

/** The days of a creative are no words of it: they need no new version and no new approval. */
const wordsTag = (facts: CreativeFacts): string =>
  fieldTag({ ...factsOf(facts), valid_from: null, valid_to: null, title: null })

const record = (
  tx: Database,
  { actor, ip }: By,
  action: `creative.${string}`,
  row: Pick<CreativeRow, 'creative_id' | 'title'>,
  change: { before?: object | null; after?: object | null },
  now: Date,
): Promise<void> =>
  recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action,
      object_kind: 'creative',
      object_id: row.creative_id,
      object_name: row.title,
      before: change.before === undefined || change.before === null ? null : { ...change.before },
      after: change.after === undefined || change.after === null ? null : { ...change.after },
      ip,
    },
    now,
  )

const refuseFor = (details: readonly ProblemDetail[]): void => {
  if (details.length > 0) throw new Problem('invalid_request', details)
}

const getLocked = async (tx: Database, creativeId: string): Promise<CreativeRow> => {
  const row = await lockCreative(tx, creativeId)
  if (row === null) throw new Problem('not_found')
  return row
}

const checkFile = async (tx: Database, file: string | null, field: string): Promise<void> => {
  if (file !== null && !(await holdStoredFile(tx, file)))
    throw new Problem('invalid_request', [{ field, key: 'stored_file_invalid' }])
}

/** Whoever took it is told; the job finds nobody where nobody did. */
const notifyTakers = ({ addJob }: CreativeServices, tx: Database): Promise<void> =>
  addJob(tx, 'tell_ending_creatives', {}, { key: 'tell_ending_creatives' })

/**
 * Adds a creative or saves the whole of one; other words are a new version, and what the version before said is kept.
 * @throws Problem not_found; conflict with what stands; invalid_request of a field.
 */
export const saveCreativeOf = (
  services: CreativeServices,
  { creative_id, tag, creative }: Body<typeof saveCreative>,
  by: By,
): Promise<CreativeRow> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const before = creative_id === null ? null : await getLocked(tx, creative_id)
    if (before !== null && fieldTag(factsOf(before)) !== tag) throw new Problem('conflict', [], before)
    refuseFor(judgeCreative(creative, (id) => services.lenders().find(id)?.product_type ?? null))
    await checkFile(tx, creative.picture, 'creative.picture')
    const isOther = before !== null && wordsTag(before) !== wordsTag(creative)
    if (before !== null && isOther) await keepVersion(tx, before, by.actor.username, now)
    const saved =
      before === null
        ? await insertCreative(tx, randomUUID(), creative, now)
        : await updateCreative(tx, before.creative_id, creative, isOther, now)
    if (saved === null) throw new Error('no creative was saved')
    if (before !== null && before.valid_to !== saved.valid_to) await notifyTakers(services, tx)
    const change = { before: before === null ? null : factsOf(before), after: factsOf(saved) }
    await record(tx, by, before === null ? 'creative.add' : 'creative.save', saved, change, now)
    return saved
  })

/** @throws Problem not_found; conflict where another version stands; invalid_request where it names no lender, or the day is still to come. */
export const approveCreativeOf = (
  services: CreativeServices,
  { creative_id, version, ...given }: Body<typeof approveCreative>,
  by: By,
): Promise<CreativeRow> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const before = await getLocked(tx, creative_id)
    if (before.version !== version) throw new Problem('conflict', [], before)
    if (before.lender_id === null)
      throw new Problem('invalid_request', [{ field: 'approved_by', key: 'approval_of_lender' }])
    if (given.approved_on > dayInIndia(now))
      throw new Problem('invalid_request', [{ field: 'approved_on', key: 'day_ahead' }])
    await checkFile(tx, given.approval_file, 'approval_file')
    const saved = await updateApproval(tx, creative_id, given, now)
    if (saved === null) throw new Error('no approval was saved')
    await record(tx, by, 'creative.approve', saved, { after: { version, ...given } }, now)
    return saved
  })

/** @throws Problem not_found; invalid_request where it would end before it begins. */
export const endCreativeOf = (
  services: CreativeServices,
  { creative_id, valid_to }: Body<typeof endCreative>,
  by: By,
): Promise<CreativeRow> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const before = await getLocked(tx, creative_id)
    if (valid_to !== null && valid_to < before.valid_from)
      throw new Problem('invalid_request', [{ field: 'valid_to', key: 'ends_before_begin' }])
    if (before.valid_to === valid_to) return before
    const saved = await updateEnd(tx, creative_id, valid_to, now)
    if (saved === null) throw new Error('no last day was saved')
    await notifyTakers(services, tx)
    await record(
      tx,
      by,
      'creative.end',
      saved,
      { before: { valid_to: before.valid_to }, after: { valid_to } },
      now,
    )
    return saved
  })

/** Deletes a creative or brings it back; the same again changes nothing. @throws Problem not_found. */
export const removeCreativeOf = (
  { db, now: clock }: CreativeServices,
  { creative_id, removed }: Body<typeof removeCreative>,
  by: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock()
    const before = await getLocked(tx, creative_id)
    if (before.deleted === removed) return
    await updateCreativeRemoved(tx, creative_id, removed === 1 ? now : null)
    await record(tx, by, removed === 1 ? 'creative.delete' : 'creative.restore', before, {}, now)
  })
