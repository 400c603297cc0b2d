import { rolesOf, type ColourRoles, type Scheme } from './brand-colours.ts'
import { readableOn, type Hex } from './contrast.ts'

/** The colour roles of the back office and the partner area (docs/design.md). */
export interface OfficeColourRoles extends ColourRoles {
  /** Hints, ages, what is nil. */
  ink_3: Hex
  /** The edge of a button or of a table's head: what it is can be told without it. */
  edge: Hex
  /** The hairline between rows. */
  row: Hex
  /** A ground below the surface, and one above it: what floats. */
  sunken: Hex
  raised: Hex
  hover: Hex
  press: Hex
  /** Something moves, and it is nobody's turn here. */
  info: Hex
  info_soft: Hex
}

interface OfficeColours {
  light: OfficeColourRoles
  dark: OfficeColourRoles
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

const officeRoles = (primary: string, secondary: string, scheme: Scheme & Fixed): OfficeColourRoles => {
  const { canvas, surface, sunken, raised, hover, press, towards } = scheme
  const roles = rolesOf(primary, secondary, { ...scheme, grounds: [sunken, raised, hover] })
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
 * @param secondary `#rrggbb`
 */
export const officeColours = (primary: string, secondary: string): OfficeColours => ({
  light: officeRoles(primary, secondary, light),
  dark: officeRoles(primary, secondary, dark),
})
