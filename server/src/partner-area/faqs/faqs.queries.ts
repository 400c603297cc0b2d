import type { FaqFacts } from '@marketplace/contract/partner-area/faqs'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface FaqRow extends FaqFacts {
  faq_id: string
  version: number
  deleted: 0 | 1
}

const columns = sql`faq_id, version, audience, topic, sort_order, question, answer, question_hi, answer_hi,
  (deleted_at is not null)::integer as deleted`

/** Every question by its order, deleted ones too. */
export const listFaqRows = (db: Database): Promise<FaqRow[]> =>
  db.rows(sql`select ${columns} from faq order by audience, sort_order, faq_id`)

/** Held until the transaction ends. */
export const lockFaq = (tx: Database, faqId: string): Promise<FaqRow | null> =>
  tx.row(sql`select ${columns} from faq where faq_id = ${faqId} for no key update`)

export const insertFaq = (tx: Database, faqId: string, facts: FaqFacts, now: Date): Promise<FaqRow | null> =>
  tx.row(sql`insert into faq (faq_id, audience, topic, sort_order, question, answer, question_hi, answer_hi, updated_at)
    values (${faqId}, ${facts.audience}, ${facts.topic}, ${facts.sort_order}, ${facts.question}, ${facts.answer}, ${facts.question_hi},
      ${facts.answer_hi}, ${now})
    returning ${columns}`)

export const updateFaq = (tx: Database, faqId: string, facts: FaqFacts, now: Date): Promise<FaqRow | null> =>
  tx.row(sql`update faq set audience = ${facts.audience}, topic = ${facts.topic}, sort_order = ${facts.sort_order},
      question = ${facts.question}, answer = ${facts.answer}, question_hi = ${facts.question_hi}, answer_hi = ${facts.answer_hi},
      version = version + 1, updated_at = ${now}
    where faq_id = ${faqId} returning ${columns}`)

export const updateFaqRemoved = (tx: Database, faqId: string, at: Date | null): Promise<number> =>
  tx.run(sql`update faq set deleted_at = ${at} where faq_id = ${faqId}`)
