/**
 * Rupees in Indian grouping with the sign in front: 1234567 is ₹12,34,567. Paise show only where there are some.
 * The digits are the same in English and in Hindi.
 */
export const formatRupees = (rupees: number): string => {
  const paise = Math.round(Math.abs(rupees) * 100)
  const whole = String(Math.floor(paise / 100))
  const rest = paise % 100
  let grouped = whole.slice(-3)
  for (let end = whole.length - 3; end > 0; end -= 2) {
    grouped = `${whole.slice(Math.max(0, end - 2), end)},${grouped}`
  }
  return `${rupees < 0 ? '-' : ''}₹${grouped}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
