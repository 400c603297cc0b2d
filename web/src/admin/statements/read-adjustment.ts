/** As the server takes it: rupees and paise up to a crore, above or below 0. */
const MOST = 10_000_000
const FORM = /^[-−–]?(?:[0-9]{1,8}|[0-9]{1,2}(?:,[0-9]{2}){0,2},[0-9]{3})(?:\.[0-9]{1,2})?$/

/** The sum that is added to a share as it was typed ("1,250.50", "−300"); null where it is none, or 0. */
export const readAdjustment = (typed: string): number | null => {
  const text = typed.trim().replace(/^₹\s*/, '')
  if (!FORM.test(text)) return null
  const rupees = Number(text.replaceAll(',', '').replace(/^[−–]/, '-'))
  return rupees === 0 || Math.abs(rupees) > MOST ? null : rupees
}
