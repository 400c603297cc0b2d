import { describe, expect, it } from 'vitest'
import { contrast, mix, readableOn } from './contrast.ts'

// Figures of WCAG 2.2.
it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  // The straight part of the curve ends at 0.04045: #0a is on it, #0b is not.
  ['#0a0a0a', '#000000', 1.06],
  ['#0b0b0b', '#000000', 1.07],
])('%s on %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
})

it.each([
  [0, '#102030'],
  [1, '#f0e0d0'],
  [0.5, '#808080'],
  [0.25, '#485058'],
])('%d of #f0e0d0 on #102030 is %s', (share, colour) => {
  expect(mix('#102030', '#f0e0d0', share)).toBe(colour)
})

it('writes every channel in two digits', () => {
  expect(mix('#000000', '#0a0b0c', 1)).toBe('#0a0b0c')
})

describe('the nearest readable colour', () => {
  it('is the colour itself where it is readable', () => {
    expect(readableOn('#0b5cab', ['#ffffff'], 4.5, '#000000')).toBe('#0b5cab')
    // Exactly the ratio is enough.
    expect(readableOn('#777777', ['#ffffff'], contrast('#777777', '#ffffff'), '#000000')).toBe('#777777')
  })

  it('is on every ground at once, and no further than it has to be', () => {
    const grounds = ['#ffffff', '#f2f2f2']
    const found = readableOn('#f28c28', grounds, 4.5, '#000000')
    for (const ground of grounds) expect(contrast(found, ground)).toBeGreaterThanOrEqual(4.5)
    const steps = Array.from({ length: 51 }, (_, at) => mix('#f28c28', '#000000', at / 50))
    const before = steps[steps.indexOf(found) - 1] ?? 'none'
    expect(grounds.every((ground) => contrast(before, ground) >= 4.5)).toBe(false)
  })

  it('is the end of the way where nothing is enough', () => {
    expect(readableOn('#ffffff', ['#808080'], 21, '#eeeeee')).toBe('#eeeeee')
  })
})
