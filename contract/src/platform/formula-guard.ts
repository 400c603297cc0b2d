/** What a spreadsheet takes for the beginning of a formula, the wide signs of some languages included; some skip a break first. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

export const isFormula = (text: string): boolean => FORMULA.test(text)

/** Text for a cell of a file: a quote in front keeps text that a spreadsheet would compute. Numbers need none. */
export const guardFormula = (text: string): string => (isFormula(text) ? `'${text}` : text)
