import { expect, test } from 'vitest'
import { ownSpots, productSpots } from './spot-names.ts'
import sheet from './spots.svg?raw'

test('each has its drawing, and no drawing is nobody’s', () => {
  const drawn = Array.from(sheet.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id ?? '')
  expect(drawn.toSorted()).toEqual([...ownSpots, ...Object.values(productSpots)].toSorted())
})

test('they have the colours of the page alone', () => {
  const colours = Array.from(sheet.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, colour]) => colour ?? '')
  expect([...new Set(colours)].toSorted()).toEqual([
    'none',
    'var(--brand-soft)',
    'var(--cost)',
    'var(--surface)',
    'var(--tone)',
  ])
})
