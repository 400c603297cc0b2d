import { isApplicationNumber } from '@marketplace/contract/loans/application-number'
import type { CustomerSearch } from '@marketplace/contract/office/customer-care'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a typed text is a search for, by its form: a mobile number, the last four of a PAN, an application's number or id; null for neither. */
export const recogniseSearch = (typed: string): CustomerSearch | null => {
  const text = typed.trim()
  const mobile = text.replaceAll(/[\s-]/g, '').replace(/^(?:\+?91|0)(?=[0-9]{10}$)/, '')
  if (/^[6-9][0-9]{9}$/.test(mobile)) return { mobile }
  const ending = text.toUpperCase()
  if (/^[0-9]{3}[A-Z]$/.test(ending)) return { pan_last4: ending }
  if (isApplicationNumber(ending)) return { application_id: ending }
  const id = text.toLowerCase()
  return UUID.test(id) ? { application_id: id } : null
}
