import { expect, test } from 'vitest'
import { idleText } from './idle-text.ts'

test('the warning is the one of section 8', () => {
  expect(idleText(30, 60)).toBe(
    'Our system has detected more than 30 minutes of inactivity. For security reasons, you will be logged out in 60 seconds.',
  )
})
