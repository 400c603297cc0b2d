import { contrast, type Hex } from './contrast.ts'

/** A colour as OKLCH (Björn Ottosson, 2020): lightness 0 to 1, chroma from 0, hue in radians. */
export type Lch = readonly [lightness: number, chroma: number, hue: number]

const toLinear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
const toShare = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055

/** @param colour `#rrggbb` */
export const lchOf = (colour: string): Lch => {
  const channel = (at: number): number => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = [channel(1), channel(3), channel(5)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)]
}

const linearOf = ([lightness, chroma, hue]: Lch): number[] => {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const isShowable = (linear: readonly number[]): boolean =>
  linear.every((one) => one >= -0.0005 && one <= 1.0005)

/** The nearest colour that a screen shows: chroma is lowered until it does, lightness and hue stay. */
export const hexOf = ([lightness, chroma, hue]: Lch): Hex => {
  let [shown, linear] = [Math.max(chroma, 0), linearOf([lightness, Math.max(chroma, 0), hue])]
  while (shown > 0 && !isShowable(linear)) {
    shown = Math.max(shown - 0.004, 0)
    linear = linearOf([lightness, shown, hue])
  }
  const digits = linear.map((one) =>
    Math.round(255 * toShare(Math.min(1, Math.max(0, one))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/**
 * The colour of the same hue whose contrast with each of `grounds` is at least `ratio`: the colour itself where it holds, else the first on
 * its way in steps of 0.01 of lightness; black or white where none holds.
 */
export const reach = (
  colour: Hex,
  grounds: readonly Hex[],
  ratio: number,
  towards: 'lighter' | 'darker',
): Hex => {
  const holds = (one: Hex): boolean => grounds.every((ground) => contrast(one, ground) >= ratio)
  if (holds(colour)) return colour
  const [lightness, chroma, hue] = lchOf(colour)
  const step = towards === 'lighter' ? 0.01 : -0.01
  for (let next = lightness + step; next > 0 && next < 1; next += step) {
    const candidate = hexOf([next, chroma, hue])
    if (holds(candidate)) return candidate
  }
  return towards === 'lighter' ? '#ffffff' : '#000000'
}
