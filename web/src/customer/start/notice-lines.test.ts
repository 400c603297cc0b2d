import { expect, test } from 'vitest'
import { noticeLines } from './notice-lines.ts'

test.each([
  [
    'I agree.\nWhich data: a name: and more.\nWhat for: to lend.',
    'I agree.',
    [
      { name: 'Which data', words: 'a name: and more.' },
      { name: 'What for', words: 'to lend.' },
    ],
  ],
  ['मैं सहमत हूँ।\nकब तक: जब तक मैं चाहूँ।', 'मैं सहमत हूँ।', [{ name: 'कब तक', words: 'जब तक मैं चाहूँ।' }]],
  ['I agree.\nA line without a name', 'I agree.', [{ name: '', words: 'A line without a name' }]],
  ['I agree to all of it. Earlier words.', 'I agree to all of it. Earlier words.', []],
])('%j', (text, agree, parts) => {
  expect(noticeLines(text)).toEqual({ agree, parts })
})
