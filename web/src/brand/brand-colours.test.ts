import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandColours, type BrandRoles } from './brand-colours.ts'
import { contrast } from './contrast.ts'

type Role = keyof BrandRoles

const grounds: readonly Role[] = ['canvas', 'surface', 'sunken', 'brand_soft']

/** A role, what it stands on, and the contrast it holds there. */
const pairs: readonly (readonly [Role, readonly Role[], number])[] = [
  ['ink', [...grounds, 'good_soft', 'warn_soft', 'bad_soft'], 7],
  ['ink_soft', [...grounds, 'good_soft', 'warn_soft', 'bad_soft'], 4.5],
  ['brand_ink', grounds, 4.5],
  ['on_band', ['band', 'band_deep'], 4.5],
  ['on_band_soft', ['band'], 4.5],
  ['on_brand', ['brand', 'brand_hover'], 4.5],
  ['good', ['canvas', 'surface', 'sunken', 'good_soft'], 4.5],
  ['warn', ['canvas', 'surface', 'sunken', 'warn_soft'], 4.5],
  ['bad', ['canvas', 'surface', 'sunken', 'bad_soft'], 4.5],
  ['brand_edge', ['canvas', 'surface', 'sunken'], 3],
  ['line', grounds, 3],
  ['focus', grounds, 3],
  ['tone', ['canvas', 'surface', 'brand_soft'], 3],
  ['cost', ['canvas', 'surface', 'brand_soft'], 3],
]

const weakPairs = (primary: string, secondary: string): string[] =>
  Object.entries(brandColours(primary, secondary)).flatMap(([scheme, roles]: [string, BrandRoles]) =>
    pairs.flatMap(([role, on, ratio]) =>
      on
        .filter((ground) => contrast(roles[role], roles[ground]) < ratio)
        .map((ground) => `${scheme}: ${role} on ${ground} for ${primary} ${secondary}`),
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

  test('a brand’s own colour fills band and buttons, however pale', () => {
    const { light } = brandColours('#fbcfe8', '#831843')
    expect([light.band, light.brand, light.on_brand, light.brand_ink]).toEqual([
      '#fbcfe8',
      '#fbcfe8',
      '#831843',
      '#831843',
    ])
    expect(light.brand_edge).not.toBe('#fbcfe8')
  })

  test('a near-black brand has links in its second colour, and buttons of it in the dark', () => {
    const { light, dark } = brandColours('#0f172a', '#38bdf8')
    expect([light.brand, light.brand_edge, dark.brand]).toEqual(['#0f172a', '#0f172a', '#38bdf8'])
    expect(contrast(light.brand_ink, light.ink)).toBeGreaterThan(2)
  })
})
