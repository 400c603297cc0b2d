import type { Faq, FaqAudience } from '@marketplace/contract/partner-area/faqs'

/** Small letters without marks above and below: "Ḥalf" is found by "half". Devanagari keeps its signs. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** The questions of an audience that have every typed word, in English or Hindi, by group in their order. */
export const findFaqs = (
  faqs: readonly Faq[],
  audience: FaqAudience,
  typed: string,
): ReadonlyMap<string, readonly Faq[]> => {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = faqs.filter((faq) => {
    if (faq.audience !== audience) return false
    const text = folded([faq.question, faq.answer, faq.question_hi, faq.answer_hi, faq.topic].join(' '))
    return words.every((word) => text.includes(word))
  })
  return Map.groupBy(found, ({ topic }) => topic)
}
