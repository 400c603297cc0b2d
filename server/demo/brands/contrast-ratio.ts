const luminance = (colour: string): number => {
  const channel = (start: number): number => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** The contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export const contrastRatio = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return (lighter + 0.05) / (darker + 0.05)
}
