import type { PutQuestion } from './put-questions.ts'

export interface Judgement {
  right: number
  passed: 0 | 1
  wrong: PutQuestion[]
}

/** Judges the answers of a try: a question without an answer is wrong. Exactly the pass mark passes. */
export const judgeAnswers = (
  questions: readonly PutQuestion[],
  answers: readonly { question_id: string; option: number }[],
  passPercent: number,
): Judgement => {
  const chosen = new Map(answers.map(({ question_id, option }) => [question_id, option]))
  const wrong = questions.filter(({ question_id, right }) => chosen.get(question_id) !== right)
  const right = questions.length - wrong.length
  return { right, wrong, passed: right * 100 >= passPercent * questions.length ? 1 : 0 }
}
