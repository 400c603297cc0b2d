import { expect, test } from 'vitest'
import { consentSentences } from './consent-sentences.ts'

test.each([
  [
    'I agree to A and B. A keeps my name. I can withdraw.',
    'I agree to A and B.',
    'A keeps my name. I can withdraw.',
  ],
  ['मैं सहमत हूँ। A नाम रख सकता है।', 'मैं सहमत हूँ।', 'A नाम रख सकता है।'],
  ['One sentence.', 'One sentence.', ''],
  ['No stop at all', 'No stop at all', ''],
])('%s', (text, first, rest) => {
  expect(consentSentences(text)).toEqual({ first, rest })
})
