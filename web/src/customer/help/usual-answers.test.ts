import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../../i18n/texts.ts'
import { textIn } from '../../i18n/use-text.ts'
import { loadAnswerTexts } from './load-answer-texts.ts'
import { usualAnswers } from './usual-answers.ts'

const languages = ['en', 'hi'] as const
beforeAll(async () => {
  for (const language of languages) await Promise.all([loadTexts(language), loadAnswerTexts(language)])
})

it.each(languages)('are ten in %s, each with an answer and a place of its own', (language) => {
  const answers = usualAnswers(textIn(language))
  expect(answers).toHaveLength(10)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(10)
  for (const { question, answer } of answers) {
    expect(question).toMatch(/\S[?？]$/)
    expect(answer.length).toBeGreaterThan(question.length)
  }
})
