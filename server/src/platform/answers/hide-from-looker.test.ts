import { expect, it } from 'vitest'
import { hideFromLooker } from './hide-from-looker.ts'

it('hides bank, tax and secrets at any depth, and nothing else', () => {
  const at = new Date()
  const answer = {
    success: true,
    data: [{ name: 'Gomti', pan_masked: '******234F', at, more: { ifsc: 'SBIN0001234', amount: 12 } }],
    total: 1,
  }
  expect(hideFromLooker(answer)).toEqual({
    success: true,
    data: [{ name: 'Gomti', pan_masked: null, at, more: { ifsc: null, amount: 12 } }],
    total: 1,
  })
  expect(hideFromLooker('text')).toBe('text')
  expect(hideFromLooker(null)).toBeNull()
})
