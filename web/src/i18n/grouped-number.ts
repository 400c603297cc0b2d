/** Digits in Indian groups: 12,34,567. */
export const indianGroups = (digits: string): string => digits.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')

/** Half up by what is written, not by the binary fraction behind it: 1.005 becomes 1.01. */
const inHundredths = (value: number): number => (value < 0.005 ? 0 : Math.round(Number(`${value}e2`)))

/**
 * 12,34,567.5: Indian grouping, at most two decimals, or both where `decimals` is 2. As `Intl.NumberFormat('en-IN')` writes it, of
 * which the first one of a page takes a cheap phone a tenth of a second (decision 143). For absolute values below 10^15.
 */
export const groupedNumber = (value: number, decimals: 0 | 2 = 0): string => {
  const hundredths = inHundredths(Math.abs(value))
  const whole = String(Math.floor(hundredths / 100))
  const rest = String(hundredths % 100).padStart(2, '0')
  const shown = decimals === 2 ? rest : rest.replace(/0{1,2}$/, '')
  const sign = value < 0 && hundredths > 0 ? '-' : ''
  return `${sign}${indianGroups(whole)}${shown === '' ? '' : `.${shown}`}`
}
