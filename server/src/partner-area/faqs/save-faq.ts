import { randomUUID } from 'node:crypto'
import type { Faq, FaqFacts, OfficeFaq, removeFaq, saveFaq } from '@marketplace/contract/partner-area/faqs'
import type { Body } from '@marketplace/contract/platform/call'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { insertFaq, lockFaq, updateFaq, updateFaqRemoved, type FaqRow } from './faqs.queries.ts'

interface By {
  actor: Staff
  ip: string
}
type FaqServices = Pick<Services, 'db' | 'now'>

const factsOf = (row: FaqRow): FaqFacts => ({
  audience: row.audience,
  topic: row.topic,
  sort_order: row.sort_order,
  question: row.question,
  answer: row.answer,
  question_hi: row.question_hi,
  answer_hi: row.answer_hi,
})

/** As partners read it. */
export const presentFaq = (row: FaqRow): Faq => ({ faq_id: row.faq_id, ...factsOf(row) })

/** As staff keep it. */
export const presentOfficeFaq = (row: FaqRow): OfficeFaq => ({
  ...presentFaq(row),
  version: row.version,
  deleted: row.deleted,
  tag: fieldTag(factsOf(row)),
})

const record = (
  tx: Database,
  { actor, ip }: By,
  action: `faq.${string}`,
  row: FaqRow,
  before: FaqRow | null,
  now: Date,
): Promise<void> =>
  recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action,
      object_kind: 'faq',
      object_id: row.faq_id,
      object_name: row.question,
      before: before === null ? null : { ...factsOf(before) },
      after: { ...factsOf(row) },
      ip,
    },
    now,
  )

/** Adds a question or saves the whole of one. @throws Problem not_found; conflict with what stands; invalid_request of a field. */
export const saveFaqOf = (
  { db, now: clock }: FaqServices,
  { faq_id, tag, faq }: Body<typeof saveFaq>,
  by: By,
): Promise<OfficeFaq> =>
  db.transaction(async (tx) => {
    const now = clock()
    const before = faq_id === null ? null : await lockFaq(tx, faq_id)
    if (faq_id !== null && before === null) throw new Problem('not_found')
    if (before !== null && fieldTag(factsOf(before)) !== tag)
      throw new Problem('conflict', [], presentOfficeFaq(before))
    const { audience, question_hi, answer_hi } = faq
    const lacking = (['question_hi', 'answer_hi'] as const).filter((field) => faq[field] === null)
    if (lacking.length === 1 || (audience === 'customer' && (question_hi === null || answer_hi === null)))
      throw new Problem(
        'invalid_request',
        lacking.map((field) => ({ field: `faq.${field}`, key: 'hindi_missing' })),
      )
    const saved =
      before === null
        ? await insertFaq(tx, randomUUID(), faq, now)
        : await updateFaq(tx, before.faq_id, faq, now)
    if (saved === null) throw new Error('no question was saved')
    await record(tx, by, before === null ? 'faq.add' : 'faq.save', saved, before, now)
    return presentOfficeFaq(saved)
  })

/** Deletes a question or brings it back; the same again changes nothing. @throws Problem not_found. */
export const removeFaqOf = (
  { db, now: clock }: FaqServices,
  { faq_id, removed }: Body<typeof removeFaq>,
  by: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock()
    const row = await lockFaq(tx, faq_id)
    if (row === null) throw new Problem('not_found')
    if (row.deleted === removed) return
    await updateFaqRemoved(tx, faq_id, removed === 1 ? now : null)
    await record(tx, by, removed === 1 ? 'faq.delete' : 'faq.restore', row, null, now)
  })
