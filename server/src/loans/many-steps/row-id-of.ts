/** The id of a row in the text that a caller has of it; 0, which no row has, for any other text. */
export const rowIdOf = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)
