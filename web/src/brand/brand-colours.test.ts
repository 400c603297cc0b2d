import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandColours, type ColourRoles } from './brand-colours.ts'
import { contrast } from './contrast.ts'

const textPairs: [keyof ColourRoles, keyof ColourRoles][] = [
  ['ink', 'surface'],
  ['ink', 'canvas'],
  ['ink', 'brand_soft'],
  ['ink', 'accent_soft'],
  ['ink', 'good_soft'],
  ['ink', 'warn_soft'],
  ['ink', 'bad_soft'],
  ['ink_soft', 'surface'],
  ['ink_soft', 'canvas'],
  ['ink_soft', 'brand_soft'],
  ['on_brand', 'brand'],
  ['on_brand', 'brand_hover'],
  ['on_accent', 'accent'],
  ['brand_ink', 'surface'],
  ['brand_ink', 'canvas'],
  ['brand_ink', 'brand_soft'],
  ['accent_ink', 'surface'],
  ['accent_ink', 'accent_soft'],
  ['good', 'surface'],
  ['good', 'canvas'],
  ['good', 'good_soft'],
  ['warn', 'surface'],
  ['warn', 'canvas'],
  ['warn', 'warn_soft'],
  ['bad', 'surface'],
  ['bad', 'canvas'],
  ['bad', 'bad_soft'],
]

const edgePairs: [keyof ColourRoles, keyof ColourRoles][] = [
  ['line', 'surface'],
  ['line', 'canvas'],
  ['line', 'brand_soft'],
  ['brand', 'surface'],
  ['brand', 'canvas'],
  ['accent', 'surface'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
]

const weakPairs = (primary: string, secondary: string): string[] =>
  Object.entries(brandColours(primary, secondary)).flatMap(([scheme, roles]: [string, ColourRoles]) =>
    (
      [
        [textPairs, 4.5],
        [edgePairs, 3],
      ] as const
    ).flatMap(([pairs, ratio]) =>
      pairs
        .filter(([one, other]) => contrast(roles[one], roles[other]) < ratio)
        .map(([one, other]) => `${scheme}: ${one} on ${other} for ${primary} ${secondary}`),
    ),
  )

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const paleChannel = fc.integer({ min: 225, max: 255 })
const pale = fc
  .tuple(paleChannel, paleChannel, paleChannel)
  .map((parts) => `#${parts.map((part) => part.toString(16)).join('')}`)

describe('brandColours', () => {
  test.each([
    ['#ffffff', '#ffffff'],
    ['#000000', '#000000'],
    ['#ffff00', '#ffff00'],
    ['#777777', '#767676'],
    ['#0b3d91', '#ff8f00'],
  ])('reads well from %s and %s', (primary, secondary) => {
    expect(weakPairs(primary, secondary)).toEqual([])
  })

  test('reads well from any two colours', () => {
    fc.assert(
      fc.property(fc.oneof(hex, pale), fc.oneof(hex, pale), (primary, secondary) => {
        expect(weakPairs(primary, secondary)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('keeps a colour that reads well as it is', () => {
    const { light } = brandColours('#0b3d91', '#7a1f5c')
    expect([light.brand, light.brand_ink, light.on_brand, light.accent]).toEqual([
      '#0b3d91',
      '#0b3d91',
      '#ffffff',
      '#7a1f5c',
    ])
  })
})
