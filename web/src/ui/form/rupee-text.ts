/** Whole rupees as typed ("5,00,000", "₹ 500000") as a number; null where nothing or no number stands there. */
export const rupeesFromText = (text: string | number | null | undefined): number | null => {
  const digits = String(text ?? '').replaceAll(/[₹,\s]/g, '')
  return /^[0-9]{1,12}$/.test(digits) ? Number(digits) : null
}
