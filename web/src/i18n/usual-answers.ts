import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addTexts, loadAreaTexts } from './texts.ts'
import type { Text } from './use-text.ts'

const texts: Record<LanguageId, () => Promise<object>> = {
  en: async () => (await import('./en/help-answers.ts')).helpAnswers,
  hi: async () => (await import('./hi/help-answers.ts')).helpAnswers,
}

/** The words of the usual answers; those of loans are theirs as well. */
export const loadAnswerTexts = async (language: LanguageId): Promise<void> => {
  const [own] = await Promise.all([texts[language](), loadAreaTexts('loan-more', language)])
  addTexts(language, own)
}

/** Asked here alone, and asked on the page of every loan as well. */
const own = ['passcode', 'not_matched', 'papers', 'time', 'status', 'complaint', 'data'] as const
const ofLoans = ['score', 'apr', 'who', 'calls', 'mind', 'early'] as const

export interface UsualAnswer {
  /** Its place on the page of answers: `/answers#not_matched`. */
  id: (typeof own)[number] | (typeof ofLoans)[number]
  question: string
  answer: string
}

/** What people ask most, for customers and for who answers them. Their texts come with `loadAnswerTexts`. */
export const usualAnswers = (t: Text): readonly UsualAnswer[] => [
  ...own.map((id) => ({ id, question: t(`help.q.${id}`), answer: t(`help.a.${id}`) })),
  ...ofLoans.map((id) => ({ id, question: t(`loan.q.${id}`), answer: t(`loan.a.${id}`) })),
]
