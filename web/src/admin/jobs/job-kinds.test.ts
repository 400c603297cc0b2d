import { expect, test } from 'vitest'
import { jobKindText } from './job-kinds.ts'

test.each([
  ['send_message', 'Send an SMS or e-mail'],
  ['forget_old_rows', 'Delete what is past its age'],
  ['of_another_release', 'of another release'],
])('%s is “%s”', (kind, text) => {
  expect(jobKindText(kind)).toBe(text)
})
