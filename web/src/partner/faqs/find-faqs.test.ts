import type { Faq } from '@marketplace/contract/partner-area/faqs'
import { expect, it } from 'vitest'
import { findFaqs } from './find-faqs.ts'

const faq: Faq = {
  faq_id: 'a',
  audience: 'customer',
  topic: 'Cost',
  sort_order: 1,
  question: 'Do I pay anything?',
  answer: 'No fee.',
  question_hi: 'क्या पैसा लगता है?',
  answer_hi: 'नहीं।',
}
const faqs: Faq[] = [
  faq,
  {
    ...faq,
    faq_id: 'b',
    topic: 'Time',
    question: 'How long?',
    answer: 'A day.',
    question_hi: 'कितना समय?',
    answer_hi: 'एक दिन।',
  },
  { ...faq, faq_id: 'c', audience: 'partner', question_hi: null, answer_hi: null },
]

it.each([
  ['', { Cost: ['a'], Time: ['b'] }],
  ['PAY fee', { Cost: ['a'] }],
  ['समय', { Time: ['b'] }],
  ['cost', { Cost: ['a'] }],
  ['nothing of it', {}],
])('%j', (typed, groups) => {
  const found = findFaqs(faqs, 'customer', typed)
  expect(
    Object.fromEntries(Array.from(found, ([topic, rows]) => [topic, rows.map(({ faq_id }) => faq_id)])),
  ).toEqual(groups)
})
