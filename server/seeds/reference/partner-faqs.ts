import { customerTopics } from './partner-faqs-customers.ts'
import { partnerTopics } from './partner-faqs-partners.ts'

/** "Why was I declined?" as a name in links. */
const nameOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 56)
    .replace(/-$/, '')

const ofCustomers = Object.entries(customerTopics).flatMap(([topic, answered]) =>
  answered.map(([question, answer, question_hi, answer_hi]) => ({
    faq_id: `c-${nameOf(question)}`,
    audience: 'customer',
    topic,
    question,
    answer,
    question_hi,
    answer_hi,
  })),
)
const ofPartners = Object.entries(partnerTopics).flatMap(([topic, answered]) =>
  answered.map(([question, answer]) => ({
    faq_id: `p-${nameOf(question)}`,
    audience: 'partner',
    topic,
    question,
    answer,
    question_hi: null,
    answer_hi: null,
  })),
)

/** Rows of table `faq`, in their order. */
export const partnerFaqs = [...ofCustomers, ...ofPartners].map((row, index) => ({
  ...row,
  sort_order: index + 1,
}))
