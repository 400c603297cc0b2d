/** A colour as `#rrggbb`. */
export type Hex = `#${string}`

type Channels = readonly [number, number, number]

const channels = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (one: string, other: string): number => {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** `share` (0 to 1) of `over` laid on `under`. */
export const mix = (under: string, over: string, share: number): Hex => {
  const [r1, g1, b1] = channels(under)
  const [r2, g2, b2] = channels(over)
  const channel = (from: number, to: number) =>
    Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(r1, r2)}${channel(g1, g2)}${channel(b1, b2)}`
}

/**
 * The colour nearest to `colour`, on its way to `towards`, whose contrast with each of `grounds` is at least `ratio`;
 * `towards` itself where nothing between is enough.
 */
export const readableOn = (colour: string, grounds: readonly string[], ratio: number, towards: Hex): Hex => {
  for (let step = 0; step <= 100; step += 2) {
    const candidate = mix(colour, towards, step / 100)
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate
  }
  return towards
}
