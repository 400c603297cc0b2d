/** The figure in what an offer is worth, to be set large beside the words: "15%" of "15% off school books"; null where it has none. */
export const discountIn = (value: string): string | null =>
  /₹\s?\d[\d,]*|\d+(?:\.\d+)?\s?%/.exec(value)?.[0] ?? null
