import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { officeColours, type OfficeColourRoles } from './office-colours.ts'

type Role = keyof OfficeColourRoles

const grounds: readonly Role[] = ['surface', 'canvas', 'sunken', 'raised', 'hover', 'brand_soft']

const pairs: readonly (readonly [Role, readonly Role[], number])[] = [
  ['ink', [...grounds, 'press', 'good_soft', 'warn_soft', 'bad_soft', 'info_soft'], 4.5],
  ['ink_soft', grounds, 4.5],
  ['ink_3', grounds, 4.5],
  ['brand_ink', grounds, 4.5],
  ['on_brand', ['brand', 'brand_hover'], 4.5],
  ['good', [...grounds.slice(0, 5), 'good_soft'], 4.5],
  ['warn', [...grounds.slice(0, 5), 'warn_soft'], 4.5],
  ['bad', [...grounds.slice(0, 5), 'bad_soft'], 4.5],
  ['info', [...grounds.slice(0, 5), 'info_soft'], 4.5],
  ['line', grounds, 3],
  ['brand', grounds.slice(0, 5), 3],
  ['focus', grounds, 3],
]

const weakPairs = (primary: string): string[] =>
  Object.entries(officeColours(primary)).flatMap(([scheme, roles]: [string, OfficeColourRoles]) =>
    pairs.flatMap(([role, on, ratio]) =>
      on
        .filter((ground) => contrast(roles[role], roles[ground]) < ratio)
        .map((ground) => `${scheme}: ${role} on ${ground} under ${primary}`),
    ),
  )

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each(['#ffffff', '#000000', '#ffff00', '#14532d'])('the office reads well under %s', (primary) => {
  expect(weakPairs(primary)).toEqual([])
})

test('and under any colour', () => {
  fc.assert(
    fc.property(hex, (primary) => {
      expect(weakPairs(primary)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test.each([
  [
    'light',
    { brand_ink: '#14532d', ink_soft: '#4b5865', ink_3: '#5e6975', focus: '#1f6feb', good_soft: '#e6f2eb' },
  ],
  ['dark', { ink_soft: '#a9b5c1', ink_3: '#8c98a5', focus: '#6aa8ff', info_soft: '#142537' }],
] as const)('what reads well stays as it was drawn: %s', (scheme, drawn) => {
  expect(officeColours('#14532d')[scheme]).toMatchObject(drawn)
})
