/** How the customer is reached: exactly one of the two is sent. */
export type ContactKind = 'mobile_phone_number' | 'email'

/** A mobile number as people type and paste it, without country code, spaces and hyphens; anything else stays as it is. */
export const plainMobile = (typed: string): string =>
  typed.replaceAll(/[\s().-]/g, '').replace(/^(?:\+91|0091|91|0)(?=[0-9]{10}$)/, '')

/** 98765 43210: the way it is easiest to check. A number that is not complete stays as it was typed. */
export const spacedMobile = (typed: string): string => {
  const digits = plainMobile(typed)
  return /^[0-9]{10}$/.test(digits) ? `${digits.slice(0, 5)} ${digits.slice(5)}` : typed
}

/** The contact as the server takes it. */
export const plainContact = (kind: ContactKind, typed: string): string =>
  kind === 'email' ? typed.trim() : plainMobile(typed)
