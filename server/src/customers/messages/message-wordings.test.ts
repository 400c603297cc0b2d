import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { expect, test } from 'vitest'
import { wordingsOfRelease } from './message-wordings.ts'
import { templates } from './templates.ts'

test('every message is there by each way in each language, under the hash of its words', () => {
  expect(wordingsOfRelease).toHaveLength(Object.keys(templates).length * offeredLanguages.length * 2)
  const keys = wordingsOfRelease.map(
    ({ template, channel, language }) => `${template} ${channel} ${language}`,
  )
  expect(new Set(keys).size).toBe(keys.length)
  const found = (channel: string) =>
    wordingsOfRelease.find(
      (one) => one.template === 'passcode' && one.channel === channel && one.language === 'en',
    )
  expect(found('sms')?.words).toBe(templates.passcode.sms.en)
  const { subject, text } = templates.passcode.email.en
  expect(found('email')?.words).toBe(`${subject}\n\n${text}`)
  for (const { words_hash } of wordingsOfRelease) expect(words_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(found('sms')?.words_hash).not.toBe(found('email')?.words_hash)
})
