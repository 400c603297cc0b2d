import { contrast, mix, readableOn, type Hex } from './contrast.ts'

/** The colour roles of the design system. Text on a ground named here holds 4.5 : 1, a control's edge 3 : 1. */
export interface ColourRoles {
  canvas: Hex
  surface: Hex
  ink: Hex
  ink_soft: Hex
  /** The edge of a control: 3 : 1 with what it stands on. */
  line: Hex
  /** A hairline that carries no meaning. */
  line_soft: Hex
  brand: Hex
  brand_hover: Hex
  on_brand: Hex
  brand_soft: Hex
  /** The brand as text on surface, canvas and brand_soft. */
  brand_ink: Hex
  accent: Hex
  on_accent: Hex
  accent_soft: Hex
  accent_ink: Hex
  good: Hex
  good_soft: Hex
  warn: Hex
  warn_soft: Hex
  bad: Hex
  bad_soft: Hex
  focus: Hex
}

export interface BrandColours {
  light: ColourRoles
  dark: ColourRoles
}

/** What does not come from the brand: grounds, letters, states. */
export interface Scheme {
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

const light: Scheme = {
  canvas: '#f4f6f8',
  surface: '#ffffff',
  ink: '#16202c',
  ink_soft: '#4b5865',
  line: '#7b8794',
  line_soft: '#dde3e9',
  towards: '#000000',
  good: '#0d6b3c',
  warn: '#8a4b00',
  bad: '#b3211c',
  softness: 0.08,
}

const dark: Scheme = {
  canvas: '#0d1116',
  surface: '#171d24',
  ink: '#eef2f6',
  ink_soft: '#a9b5c1',
  line: '#74818e',
  line_soft: '#2c353f',
  towards: '#ffffff',
  good: '#5fd598',
  warn: '#f0b35a',
  bad: '#ff938b',
  softness: 0.14,
}

const onColour = (fill: Hex): Hex => (contrast(fill, '#ffffff') >= 4.5 ? '#ffffff' : '#000000')

/** The roles of a scheme, for the two colours of a brand. */
export const rolesOf = (primary: string, secondary: string, scheme: Scheme): ColourRoles => {
  const { canvas, surface, towards } = scheme
  const grounds = [surface, canvas, ...(scheme.grounds ?? [])]
  const soft = (colour: string) => mix(surface, colour, scheme.softness)
  const ink = (colour: string, ...more: string[]) => readableOn(colour, [...grounds, ...more], 4.5, towards)
  const brand = readableOn(primary, grounds, 3, towards)
  const accent = readableOn(secondary, grounds, 3, towards)
  const onBrand = onColour(brand)
  const brandSoft = soft(primary)
  const accentSoft = soft(secondary)
  const text = (colour: Hex) => ink(colour, brandSoft, accentSoft)
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
    brand_soft: brandSoft,
    brand_ink: ink(primary, brandSoft),
    accent,
    on_accent: onColour(accent),
    accent_soft: accentSoft,
    accent_ink: ink(secondary, accentSoft),
    good: good.colour,
    good_soft: good.ground,
    warn: warn.colour,
    warn_soft: warn.ground,
    bad: bad.colour,
    bad_soft: bad.ground,
    focus: readableOn(primary, [...grounds, brandSoft], 3, towards),
  }
}

/**
 * All colours of a brand from its two, for the light and the dark scheme of the system. Whatever the two are, every pair of
 * text and ground holds 4.5 : 1 and every control 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11).
 *
 * @param primary `#rrggbb`
 * @param secondary `#rrggbb`
 */
export const brandColours = (primary: string, secondary: string): BrandColours => ({
  light: rolesOf(primary, secondary, light),
  dark: rolesOf(primary, secondary, dark),
})
