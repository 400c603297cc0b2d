import { expect, test } from 'vitest'
import { changeOf, changeText } from './change-text.ts'

test.each([
  [112, 100, 0.12],
  [90, 100, -0.1],
  [0, 100, -1],
  [100, 0, null],
  [100, null, null],
  [undefined, 100, null],
  [-50, -100, 0.5],
])('%j after %j', (now, before, share) => {
  const found = changeOf(now, before)
  if (share === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(share)
})

test.each([
  [0.1123, '+11.2\u00a0%'],
  [-0.061, '−6.1\u00a0%'],
  [0, '0.0\u00a0%'],
  [-0.0004, '0.0\u00a0%'],
  [12.5, '+1,250.0\u00a0%'],
])('a change of %d', (share, text) => {
  expect(changeText(share)).toBe(text)
})

test.each([
  [112, 100, '+12.0\u00a0%'],
  [96.8, 100, '−3.2\u00a0%'],
  [100, 100, '0.0\u00a0%'],
  [100.01, 100, '0.0\u00a0%'],
  [5, 0, null],
  [5, null, null],
  [0, 8, '−100.0\u00a0%'],
])('%d after %d', (value, before, text) => {
  const share = changeOf(value, before)
  expect(share === null ? null : changeText(share)).toBe(text)
})
