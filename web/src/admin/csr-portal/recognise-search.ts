import { isApplicationNumber } from '@marketplace/contract/loans/application-number'
import type { CustomerSearch } from '@marketplace/contract/office/customer-care'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NAME = /^[\u200d\u200c\p{L}\p{M}'. -]{2,121}$/u

/**
 * What a typed text is a search for, by its form; null where it can be none. Letters alone are a full name; what has figures too is
 * a lender's own reference, where it is nothing of ours.
 */
export const recogniseSearch = (typed: string): CustomerSearch | null => {
  const text = typed.trim()
  const mobile = text.replaceAll(/[\s-]/g, '').replace(/^(?:\+?91|0)(?=[0-9]{10}$)/, '')
  if (/^[6-9][0-9]{9}$/.test(mobile)) return { mobile }
  if (/^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/.test(text) && text.length <= 254)
    return { email: text }
  const capitals = text.toUpperCase()
  if (/^[0-9]{3}[A-Z]$/.test(capitals)) return { pan_last4: capitals }
  if (isApplicationNumber(capitals)) return { application_id: capitals }
  if (/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(capitals)) return { complaint_number: capitals }
  const id = text.toLowerCase()
  if (UUID.test(id)) return { application_id: id }
  if (NAME.test(text)) return { name: text.replaceAll(/ +/g, ' ') }
  // Figures alone are a number that was cut short, or a PAN that lacks its letter.
  return /^(?=.*[0-9])(?=.*[A-Za-z_-])[A-Za-z0-9_-]{5,64}$/.test(text) && !isWholePan(capitals)
    ? { lender_reference: text }
    : null
}

/** A whole PAN is asked of nobody: its last four are enough. */
const isWholePan = (capitals: string): boolean => /^[A-Z]{5}[0-9]{4}[A-Z]$/.test(capitals)

const kinds: Readonly<Record<keyof CustomerSearch, string>> = {
  mobile: 'mobile number',
  email: 'e-mail',
  pan_last4: 'last four of the PAN',
  name: 'full name',
  complaint_number: 'complaint number',
  application_id: 'application',
  lender_reference: 'lender’s reference',
}

/** What a search goes by, in words: "mobile number". */
export const searchKind = (search: CustomerSearch): string =>
  Object.entries(kinds).find(([name]) => search[name as keyof CustomerSearch] !== undefined)?.[1] ?? ''
