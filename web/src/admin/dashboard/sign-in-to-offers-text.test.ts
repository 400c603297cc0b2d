import { expect, test } from 'vitest'
import { signInToOffersText } from './sign-in-to-offers-text.ts'

test.each([
  [{ counted: 0, median_seconds: null, within_a_minute: 0 }, 'Sign-in to offers: nobody yet'],
  [
    { counted: 31, median_seconds: 252, within_a_minute: 1 },
    'Sign-in to offers: half within 4 min 12 s; 1 of 31 within a minute',
  ],
  [
    { counted: 1, median_seconds: 59, within_a_minute: 1 },
    'Sign-in to offers: half within 59 s; 1 of 1 within a minute',
  ],
])('%j', (measured, text) => {
  expect(signInToOffersText(measured)).toBe(text)
})
