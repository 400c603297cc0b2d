import type { Text } from '../../i18n/use-text.ts'

/** Asked here alone, and asked on the page of every loan as well. */
const own = ['not_matched', 'papers', 'time', 'data'] as const
const ofLoans = ['score', 'apr', 'who', 'calls', 'mind', 'early'] as const

export interface UsualAnswer {
  /** Its place on the page of answers: `/answers#not_matched`. */
  id: (typeof own)[number] | (typeof ofLoans)[number]
  question: string
  answer: string
}

/** What people ask most. Their texts come with `loadAnswerTexts`. */
export const usualAnswers = (t: Text): readonly UsualAnswer[] => [
  ...own.map((id) => ({ id, question: t(`help.q.${id}`), answer: t(`help.a.${id}`) })),
  ...ofLoans.map((id) => ({ id, question: t(`loan.q.${id}`), answer: t(`loan.a.${id}`) })),
]
