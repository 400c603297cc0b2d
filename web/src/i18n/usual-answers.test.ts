import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from './texts.ts'
import { textIn } from './use-text.ts'
import { loadAnswerTexts, usualAnswers } from './usual-answers.ts'

const languages = ['en', 'hi'] as const
beforeAll(async () => {
  for (const language of languages) await Promise.all([loadTexts(language), loadAnswerTexts(language)])
})

it.each(languages)('are thirteen in %s, each with an answer and a place of its own', (language) => {
  const answers = usualAnswers(textIn(language))
  expect(answers).toHaveLength(13)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(13)
  for (const { question, answer } of answers) {
    expect(question).toMatch(/\S[?？]$/)
    expect(answer.length).toBeGreaterThan(question.length)
  }
})
