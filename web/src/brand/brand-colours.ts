import type { BothSchemes, ColourRoles } from './colour-roles.ts'
import { contrast, mix, type Hex } from './contrast.ts'
import { hexOf, lchOf, reach, type Lch } from './oklch.ts'

/** The colour roles of customers' pages (docs/decisions/117). */
export interface BrandRoles extends ColourRoles {
  /** The brand's own colour at the top of a page, its quarter circle, and the text on both. */
  band: Hex
  band_deep: Hex
  on_band: Hex
  on_band_soft: Hex
  /** What a loan costs, as a bar or a line: 3 : 1 with surface, canvas and brand_soft. */
  cost: Hex
}

type Scheme = 'light' | 'dark'

/** A brand's two colours and what is told from them. */
interface Pair {
  primary: Hex
  secondary: Hex
  first: Lch
  second: Lch
  /** Too light to be text on white, and too dark and grey to be told from ink. */
  isPale: boolean
  isInk: boolean
}

const pairOf = (primary: Hex, secondary: Hex): Pair => {
  const first = lchOf(primary)
  const [lightness, chroma] = first
  return {
    primary,
    secondary,
    first,
    second: lchOf(secondary),
    isPale: lightness > 0.82,
    isInk: lightness < 0.32 && chroma < 0.06,
  }
}

/** White where it can be read, else the second colour, else ink of the ground's hue. */
const textOn = (ground: Hex, second: Hex): Hex => {
  if (contrast('#ffffff', ground) >= 4.5) return '#ffffff'
  if (contrast(second, ground) >= 4.5) return second
  const [, chroma, hue] = lchOf(ground)
  const ink = reach(hexOf([0.26, Math.min(chroma, 0.05), hue]), [ground], 6, 'darker')
  return contrast(ink, ground) >= 4.5 ? ink : '#000000'
}

type Neutrals = Pick<BrandRoles, 'canvas' | 'surface' | 'sunken' | 'line_soft' | 'ink'>

/** Grounds and ink in the brand's hue; the second colour's where the first is grey. */
const neutralsOf = ({ first, second }: Pair, scheme: Scheme): Neutrals & { hue: number } => {
  const hue = first[1] > 0.03 ? first[2] : second[2]
  const of = (lightness: number, chroma: number): Hex => hexOf([lightness, chroma, hue])
  return scheme === 'dark'
    ? {
        hue,
        canvas: of(0.17, 0.012),
        surface: of(0.22, 0.014),
        sunken: of(0.26, 0.016),
        line_soft: of(0.31, 0.014),
        ink: of(0.96, 0.005),
      }
    : {
        hue,
        canvas: of(0.972, 0.006),
        surface: '#ffffff',
        sunken: of(0.95, 0.009),
        line_soft: of(0.905, 0.01),
        ink: of(0.23, 0.02),
      }
}

/** The band is the brand's colour, whole; in the dark it is deep enough for light text. */
const bandColour = ({ primary, secondary, first, second, isPale, isInk }: Pair, scheme: Scheme) => {
  if (scheme === 'light') return { band: primary, on_band: textOn(primary, secondary) }
  if (isPale) {
    const band = hexOf([Math.min(second[0], 0.36), second[1], second[2]])
    return { band, on_band: contrast(primary, band) >= 4.5 ? primary : textOn(band, primary) }
  }
  if (isInk) return { band: hexOf([0.27, Math.max(first[1], 0.03), first[2]]), on_band: '#ffffff' as const }
  if (first[0] > 0.45) {
    const middle = hexOf([0.45, first[1], first[2]])
    return { band: reach(middle, ['#ffffff'], 5.5, 'darker'), on_band: '#ffffff' as const }
  }
  return { band: primary, on_band: textOn(primary, secondary) }
}

/** As much of the band in its text as can still be read. */
const softOn = (text: Hex, band: Hex): Hex => {
  for (let share = 0.3; share > 0; share -= 0.04) {
    const mixed = mix(text, band, share)
    if (contrast(mixed, band) >= 4.6) return mixed
  }
  return text
}

const bandOf = (
  pair: Pair,
  scheme: Scheme,
): Pick<BrandRoles, 'band' | 'band_deep' | 'on_band' | 'on_band_soft'> => {
  const { band, on_band } = bandColour(pair, scheme)
  const [lightness, chroma, hue] = lchOf(band)
  const step = lightness > 0.6 ? -0.03 : lightness < 0.3 ? 0.045 : -0.032
  const deep = hexOf([lightness + step, chroma * (lightness > 0.6 ? 1.18 : 0.96), hue])
  return {
    band,
    band_deep: contrast(on_band, deep) >= 4.5 ? deep : band,
    on_band,
    on_band_soft: softOn(on_band, band),
  }
}

/** What a button is filled with: the brand's colour; in the dark where it can be told from the page, else one of its hue. */
const fillOf = ({ primary, secondary, first, isPale, isInk }: Pair, scheme: Scheme, grounds: Hex[]): Hex => {
  if (scheme === 'light' || isPale) return primary
  if (isInk) return reach(secondary, grounds, 4.5, 'lighter')
  const stands = grounds.every((ground) => contrast(primary, ground) >= 3)
  if (stands && contrast('#ffffff', primary) >= 4.5) return primary
  const [, chroma, hue] = first
  const lively = chroma < 0.06 ? chroma * 1.4 : Math.min(0.16, Math.max(chroma * 1.15, 0.11))
  return reach(hexOf([0.74, lively, hue]), grounds, 4.5, 'lighter')
}

const buttonOf = (
  pair: Pair,
  scheme: Scheme,
  grounds: Hex[],
): Pick<BrandRoles, 'brand' | 'brand_hover' | 'on_brand' | 'brand_edge'> => {
  const brand = fillOf(pair, scheme, grounds)
  const on_brand = textOn(brand, pair.secondary)
  const [lightness, chroma, hue] = lchOf(brand)
  // Under dark text a button grows lighter, under light text darker: the text stays readable.
  const isUnderDark = contrast(on_brand, '#ffffff') > contrast(brand, '#ffffff')
  const step = isUnderDark ? 0.05 : lightness < 0.3 ? 0.09 : -0.045
  const hovered = hexOf([lightness > 0.9 ? lightness - 0.03 : lightness + step, chroma, hue])
  const edge = hexOf([Math.min(lightness, 0.74), Math.max(chroma * 1.7, 0.1), hue])
  return {
    brand,
    on_brand,
    brand_hover: reach(hovered, [on_brand], 4.5, isUnderDark ? 'lighter' : 'darker'),
    brand_edge: grounds.every((ground) => contrast(brand, ground) >= 3)
      ? brand
      : reach(edge, grounds, 3, scheme === 'dark' ? 'lighter' : 'darker'),
  }
}

const softOf = (
  { first, second, isInk }: Pair,
  scheme: Scheme,
  of: (lightness: number, chroma: number) => Hex,
): Hex => {
  if (scheme === 'dark') return of(0.285, Math.min(0.045, Math.max(first[1], 0.02) * 0.4))
  return isInk ? hexOf([0.955, 0.02, second[2]]) : of(0.955, Math.min(first[1] * 0.3, 0.032))
}

/** The colour of costs: the second one; where that is no colour, or is the text already, one beside the brand's. */
const costOf = (
  { primary, secondary, first, second, isPale, isInk }: Pair,
  isSecondText: boolean,
  hue: number,
): Hex => {
  if (isInk) return secondary
  if (isPale) return hexOf([0.62, Math.max(first[1] * 2.6, 0.12), first[2]])
  if (second[0] > 0.97 || second[0] < 0.15) return hexOf([0.66, 0.14, hue + 2.4])
  return isSecondText ? primary : secondary
}

/** States of the system: their hue stays under every brand. */
const states = {
  good: { light: '#0d6b3c', dark: '#5fd598' },
  warn: { light: '#8a4b00', dark: '#f0b35a' },
  bad: { light: '#b3211c', dark: '#ff938b' },
} as const

const rolesOf = (pair: Pair, scheme: Scheme): BrandRoles => {
  const { hue, ...neutrals } = neutralsOf(pair, scheme)
  const { canvas, surface, sunken } = neutrals
  const isDark = scheme === 'dark'
  const away = isDark ? 'lighter' : 'darker'
  const of = (lightness: number, chroma: number): Hex => hexOf([lightness, chroma, hue])
  const grounds = [canvas, surface, sunken]
  const button = buttonOf(pair, scheme, grounds)
  const brand_soft = softOf(pair, scheme, of)
  const all = [...grounds, brand_soft]
  const isSecondText = pair.isInk || (pair.isPale && !isDark && contrast(pair.secondary, '#ffffff') >= 4.5)
  const text = isSecondText ? pair.secondary : isDark && !pair.isPale ? button.brand : pair.primary
  const stated = (state: keyof typeof states): { colour: Hex; ground: Hex } => {
    const chosen = states[state][scheme]
    const [, , own] = lchOf(chosen)
    const ground = isDark ? hexOf([0.29, 0.045, own]) : hexOf([0.955, 0.035, own])
    return { colour: reach(chosen, [...grounds, ground], 4.5, away), ground }
  }
  const [good, warn, bad] = [stated('good'), stated('warn'), stated('bad')]
  const drawn = [surface, canvas, brand_soft]
  return {
    ...neutrals,
    ...bandOf(pair, scheme),
    ...button,
    brand_soft,
    brand_ink: reach(text, all, 4.5, away),
    ink_soft: reach(
      isDark ? of(0.74, 0.012) : of(0.47, 0.02),
      [...all, good.ground, warn.ground, bad.ground],
      4.5,
      away,
    ),
    line: reach(isDark ? of(0.52, 0.016) : of(0.64, 0.016), all, 3, away),
    tone: reach(pair.isInk && !isDark ? pair.primary : text, drawn, 3, away),
    cost: reach(costOf(pair, isSecondText, hue), drawn, 3, away),
    good: good.colour,
    good_soft: good.ground,
    warn: warn.colour,
    warn_soft: warn.ground,
    bad: bad.colour,
    bad_soft: bad.ground,
    focus: reach(text, all, 3, away),
  }
}

/**
 * All colours of a brand from its two, for the light and the dark scheme of the system. Hue and chroma are kept and lightness moves until a
 * pair holds its contrast: text 4.5 : 1 on its ground, controls 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11). The fill of a button stays the brand's
 * own, however pale: an edge tells it from the page.
 *
 * @param primary `#rrggbb`
 * @param secondary `#rrggbb`
 */
export const brandColours = (primary: string, secondary: string): BothSchemes<BrandRoles> => {
  const pair = pairOf(`#${primary.slice(1)}`, `#${secondary.slice(1)}`)
  return { light: rolesOf(pair, 'light'), dark: rolesOf(pair, 'dark') }
}
