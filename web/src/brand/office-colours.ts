import type { BothSchemes, ColourRoles } from './colour-roles.ts'
import { contrast, mix, readableOn, type Hex } from './contrast.ts'

/** What does not come from the brand: grounds, letters, states. */
interface Scheme {
  canvas: Hex
  surface: Hex
  /** Further grounds that text and controls stand on. */
  grounds?: readonly Hex[]
  ink: Hex
  ink_soft: Hex
  line: Hex
  line_soft: Hex
  /** Where a colour moves to become readable on the surfaces. */
  towards: Hex
  good: Hex
  warn: Hex
  bad: Hex
  softness: number
}

/** The colour roles of the back office and the partner area (docs/design.md). */
export interface OfficeColourRoles extends ColourRoles {
  /** Hints, ages, what is nil. */
  ink_3: Hex
  /** The edge of a button or of a table's head: what it is can be told without it. */
  edge: Hex
  /** The hairline between rows. */
  row: Hex
  /** A ground above the surface: what floats. */
  raised: Hex
  hover: Hex
  press: Hex
  /** Something moves, and it is nobody's turn here. */
  info: Hex
  info_soft: Hex
}

type Fixed = Pick<
  OfficeColourRoles,
  | 'ink_3'
  | 'edge'
  | 'row'
  | 'sunken'
  | 'raised'
  | 'hover'
  | 'press'
  | 'info'
  | 'info_soft'
  | 'good_soft'
  | 'warn_soft'
  | 'bad_soft'
  | 'focus'
>

const light: Scheme & Fixed = {
  canvas: '#f5f6f7',
  surface: '#ffffff',
  ink: '#16202c',
  ink_soft: '#4b5865',
  ink_3: '#5e6975',
  line: '#7b8794',
  line_soft: '#e1e6ea',
  edge: '#c9d0d7',
  row: '#eceff2',
  sunken: '#f5f6f8',
  raised: '#ffffff',
  hover: '#f3f5f7',
  press: '#e9ecf0',
  towards: '#000000',
  good: '#0d6b3c',
  good_soft: '#e6f2eb',
  warn: '#8a4b00',
  warn_soft: '#fcf1df',
  bad: '#b3211c',
  bad_soft: '#fcebea',
  info: '#1d5a96',
  info_soft: '#e8f1fa',
  focus: '#1f6feb',
  softness: 0.08,
}

const dark: Scheme & Fixed = {
  canvas: '#0c1014',
  surface: '#12171d',
  ink: '#eaeff4',
  ink_soft: '#a9b5c1',
  ink_3: '#8c98a5',
  line: '#74818e',
  line_soft: '#252e37',
  edge: '#3b4651',
  row: '#1d252d',
  sunken: '#0f1419',
  raised: '#1a2129',
  hover: '#182028',
  press: '#202932',
  towards: '#ffffff',
  good: '#5fd598',
  good_soft: '#12291d',
  warn: '#f0b35a',
  warn_soft: '#2d2312',
  bad: '#ff938b',
  bad_soft: '#331a1a',
  info: '#7db8f2',
  info_soft: '#142537',
  focus: '#6aa8ff',
  softness: 0.14,
}

const onColour = (fill: Hex): Hex => (contrast(fill, '#ffffff') >= 4.5 ? '#ffffff' : '#000000')

/** The roles of a scheme, for the two colours of a brand. */
const rolesOf = (primary: string, scheme: Scheme): Omit<ColourRoles, 'sunken'> => {
  const { canvas, surface, towards } = scheme
  const grounds = [surface, canvas, ...(scheme.grounds ?? [])]
  const soft = (colour: string) => mix(surface, colour, scheme.softness)
  const ink = (colour: string, ...more: string[]) => readableOn(colour, [...grounds, ...more], 4.5, towards)
  const brand = readableOn(primary, grounds, 3, towards)
  const onBrand = onColour(brand)
  const brandSoft = soft(primary)
  const text = (colour: Hex) => ink(colour, brandSoft)
  const stated = (colour: Hex) => {
    const ground = soft(colour)
    return { colour: ink(colour, ground), ground }
  }
  const good = stated(scheme.good)
  const warn = stated(scheme.warn)
  const bad = stated(scheme.bad)
  return {
    canvas,
    surface,
    ink: scheme.ink,
    ink_soft: text(scheme.ink_soft),
    line: readableOn(scheme.line, [...grounds, brandSoft], 3, towards),
    line_soft: scheme.line_soft,
    brand,
    brand_hover: mix(brand, onBrand === '#ffffff' ? '#000000' : '#ffffff', 0.12),
    on_brand: onBrand,
    brand_edge: brand,
    tone: brand,
    brand_soft: brandSoft,
    brand_ink: ink(primary, brandSoft),
    good: good.colour,
    good_soft: good.ground,
    warn: warn.colour,
    warn_soft: warn.ground,
    bad: bad.colour,
    bad_soft: bad.ground,
    focus: readableOn(primary, [...grounds, brandSoft], 3, towards),
  }
}

const officeRoles = (primary: string, scheme: Scheme & Fixed): OfficeColourRoles => {
  const { canvas, surface, sunken, raised, hover, press, towards } = scheme
  const roles = rolesOf(primary, { ...scheme, grounds: [sunken, raised, hover] })
  const { good_soft, warn_soft, bad_soft, info, info_soft, focus, edge, row } = scheme
  const grounds = [surface, canvas, sunken, raised, hover, roles.brand_soft]
  return {
    ...roles,
    ink_3: readableOn(scheme.ink_3, grounds, 4.5, towards),
    edge,
    row,
    sunken,
    raised,
    hover,
    press,
    good: scheme.good,
    good_soft,
    warn: scheme.warn,
    warn_soft,
    bad: scheme.bad,
    bad_soft,
    info,
    info_soft,
    focus: readableOn(focus, grounds, 3, towards),
  }
}

/**
 * All colours of the office under a brand: whatever its two colours are, text holds 4.5 : 1 on every ground that it stands on,
 * controls 3 : 1.
 *
 * @param primary `#rrggbb`
 */
export const officeColours = (primary: string): BothSchemes<OfficeColourRoles> => ({
  light: officeRoles(primary, light),
  dark: officeRoles(primary, dark),
})
