import { shuffle } from './shuffle.ts'

/** A question of the bank. */
export interface BankQuestion {
  question_id: string
  lesson_id: string
  lesson_title: string
  words: string
  options: readonly string[]
  /** From 1. */
  right_option: number
}

/** A question as it is put in one try: its options mixed, `right` the place of the right one among them. */
export interface PutQuestion {
  question_id: string
  lesson_id: string
  lesson_title: string
  words: string
  options: string[]
  right: number
}

/** So many questions of the bank, chosen and ordered by chance. @param below as of shuffle. */
export const putQuestions = (
  bank: readonly BankQuestion[],
  asked: number,
  below: (limit: number) => number,
): PutQuestion[] =>
  shuffle(bank, below)
    .slice(0, asked)
    .map(({ options, right_option, ...question }) => {
      const mixed = shuffle(
        options.map((text, index) => ({ text, isRight: index + 1 === right_option })),
        below,
      )
      const { question_id, lesson_id, lesson_title, words } = question
      return {
        question_id,
        lesson_id,
        lesson_title,
        words,
        options: mixed.map(({ text }) => text),
        right: mixed.findIndex(({ isRight }) => isRight) + 1,
      }
    })
