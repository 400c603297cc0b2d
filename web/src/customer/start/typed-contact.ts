import type { ContactKind } from './contact-text.ts'

export interface TypedContact {
  kind: ContactKind
  text: string
}

let typed: TypedContact | null = null

/** Keeps what was typed for the way back from the passcode screen; in memory alone, as it is in clear. */
export const storeTypedContact = (contact: TypedContact): void => {
  typed = contact
}

export const findTypedContact = (): TypedContact | null => typed
