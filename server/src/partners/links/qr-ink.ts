/** Readers want dark on light with room to spare: as much as small text is asked for at its strictest (WCAG 2, 1.4.6). */
const ENOUGH = 7
const DARKER = 0.9

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const luminance = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of a colour with white, 1 to 21. @param colour #rrggbb */
export const onWhite = (colour: string): number => 1.05 / (luminance(channelsOf(colour)) + 0.05)

/** A brand's colour, darkened until a code in it is surely read on white. @param colour #rrggbb */
export const qrInk = (colour: string): string => {
  let channels = channelsOf(colour)
  while (1.05 / (luminance(channels) + 0.05) < ENOUGH) channels = channels.map((value) => value * DARKER)
  return `#${channels.map((value) => Math.floor(value).toString(16).padStart(2, '0')).join('')}`
}
