const WHOLE = /^-?\d+$/
/** Up to 15 digits with no zero too many: shown as it is stored. */
const PLAIN = /^-?(?:0|[1-9]\d{0,8})\.\d{0,5}[1-9]$/
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,4})?$/

export const isNumberText = (raw: string): boolean => NUMBER.test(raw)

/** A number that JavaScript writes with an exponent, written out: 1e+21, 1.5e-7. */
const withoutExponent = (text: string): string => {
  const [, sign = '', whole = '', parts = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text) ?? []
  const point = whole.length + Number(power)
  const digits = whole + parts
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length)
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

const withoutEndZeros = (text: string): string =>
  text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text

/**
 * A number as a person sees it: to 15 digits, as Excel shows it, without an exponent. A whole number that is written out stays as it stands, so that
 * an id of more digits loses none.
 */
export const numberText = (raw: string): string => {
  if (WHOLE.test(raw) || PLAIN.test(raw)) return raw
  const value = Number(raw)
  if (!Number.isFinite(value)) return raw
  if (value === 0) return '0'
  return withoutEndZeros(withoutExponent(value.toPrecision(15)))
}
