const linear = (channel: number): number =>
  channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance of a colour as #rrggbb, 0 to 1 (WCAG 2.2). */
const luminance = (colour: string): number => {
  const channel = (at: number): number => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

export const DARK = '#16202c'
export const LIGHT = '#ffffff'

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Dark or light, whichever reads better on a colour. One of the two always has a contrast of 4 and more. */
export const inkOn = (colour: string): string =>
  contrast(DARK, colour) > contrast(LIGHT, colour) ? DARK : LIGHT
