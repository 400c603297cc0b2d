import { PartnerRequest } from '@marketplace/contract/partners/partners'
import { plainMobile } from '../start/contact-text.ts'
import { requestFields, type TypedRequest } from './request-fields.ts'

/**
 * The request as the server takes it, or the key of what is wrong with each field: all at once.
 *
 * @param invitedBy whom the address names; what can be no name of a partner is left out.
 */
export const checkRequest = (
  typed: TypedRequest,
  invitedBy?: string,
): { request: PartnerRequest; errors: null } | { request: null; errors: TypedRequest } => {
  const { name = '', contact_name = '', email = '', phone = '', note = '' } = typed
  const read = PartnerRequest.safeParse({
    name,
    contact_name,
    email: email.trim(),
    phone: plainMobile(phone),
    ...(note.trim() === '' ? {} : { note }),
    ...(invitedBy !== undefined &&
      PartnerRequest.shape.invited_by.safeParse(invitedBy).success && { invited_by: invitedBy }),
  })
  if (read.success) return { request: read.data, errors: null }
  const errors: TypedRequest = {}
  for (const { path, message } of read.error.issues) {
    const field = requestFields.find((known) => known === path[0])
    if (field !== undefined) errors[field] ??= message
  }
  return { request: null, errors }
}
