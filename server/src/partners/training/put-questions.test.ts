import { expect, it } from 'vitest'
import { putQuestions, type BankQuestion } from './put-questions.ts'
import { shuffle } from './shuffle.ts'

const bank: BankQuestion[] = ['a', 'b', 'c', 'd'].map((question_id) => ({
  question_id,
  lesson_id: 'one',
  lesson_title: 'One',
  words: `Which of ${question_id}?`,
  options: ['right', 'wrong', 'worse'],
  right_option: 1,
}))

/** As chance goes: the same again for the same seed. */
const chance = (seed: number) => {
  let state = seed
  return (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % limit
  }
}

it.each([1, 2, 3, 4, 5, 6, 7])(
  'seed %d: so many, each once, the right one found wherever it went',
  (seed) => {
    const put = putQuestions(bank, 3, chance(seed))
    expect(new Set(put.map(({ question_id }) => question_id)).size).toBe(3)
    for (const { options, right } of put) {
      expect(options.toSorted()).toEqual(['right', 'worse', 'wrong'])
      expect(options[right - 1]).toBe('right')
    }
  },
)

it('mixes, and loses nothing', () => {
  expect(shuffle([1, 2, 3], () => 0)).toEqual([2, 3, 1])
  expect(putQuestions(bank, 9, chance(3))).toHaveLength(4)
})
