import { expect, it } from 'vitest'
import { judgeAnswers } from './judge-answers.ts'
import type { PutQuestion } from './put-questions.ts'

const questions: PutQuestion[] = ['a', 'b', 'c', 'd', 'e'].map((question_id) => ({
  question_id,
  lesson_id: 'one',
  lesson_title: 'One',
  words: 'Which?',
  options: ['right', 'wrong'],
  right: 1,
}))
const answers = (...options: number[]) =>
  options.map((option, index) => ({ question_id: questions[index]?.question_id ?? '', option }))

it.each([
  [answers(1, 1, 1, 1, 1), 5, 1],
  [answers(1, 1, 1, 1, 2), 4, 1],
  [answers(1, 1, 1, 2, 2), 3, 0],
  [answers(1, 1, 1), 3, 0],
  [[], 0, 0],
  [[...answers(1, 1, 1, 1), { question_id: 'z', option: 1 }], 4, 1],
])('%j: %d right, passed %d', (given, right, passed) => {
  expect(judgeAnswers(questions, given, 80)).toMatchObject({ right, passed, wrong: { length: 5 - right } })
})
