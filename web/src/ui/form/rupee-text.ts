const plain = (text: string): string => text.replaceAll(/[₹,\s]/g, '')
const isRupees = (digits: string): boolean => /^[0-9]{1,12}$/.test(digits)

/** Whole rupees as typed ("5,00,000", "₹ 500000") as a number; null where nothing or no number stands there. */
export const rupeesFromText = (text: string | number | null | undefined): number | null => {
  const digits = plain(String(text ?? ''))
  return isRupees(digits) ? Number(digits) : null
}

/** What is typed, in Indian grouping: 2,00,000. Every digit stays, a zero in front too; what is no amount stays as it is. */
export const groupedRupees = (text: string): string => {
  const digits = plain(text)
  return isRupees(digits) ? digits.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',') : text
}
