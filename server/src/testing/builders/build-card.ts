import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { addCard, type CardValues } from '../../catalogue/credit-cards/credit-cards.queries.ts'

/** What a live card must say. */
export const liveCardFacts = {
  issuer_name: 'Example Bank Limited',
  annual_fee: '₹499 a year, waived at ₹1 lakh of spending',
  joining_fee: 499,
  annual_fee_amount: 499,
  apr_percent: 42.5,
  kfs_url: 'https://cards.example.com/key-facts',
  utm_link: 'https://cards.example.com/apply?ref={UNIQUE_ID}',
} as const satisfies CardValues

/** A card that says all a live one must; it is not live unless `facts` say so. */
export const buildCard = async (
  db: Database,
  facts: CardValues = {},
): Promise<{ category_id: string; category_name: string }> => {
  const category_name = facts.category_name ?? `Card ${randomUUID().slice(0, 8)}`
  const card = { ...liveCardFacts, marketing_bullets: ['5% back online'], ...facts, category_name }
  return { category_id: await addCard(db, card, new Date('2026-11-20T06:00:00Z')), category_name }
}
