import { productTypes, type ProductType } from '@marketplace/contract/reference/products'
import { forgetDrafts } from './forget-drafts.ts'
import { createStoredValues } from './stored-values.ts'

/** The session values of section 3, by their names there; `lender` is the lender marker of lender-submit mode (section 4). */
const names = [
  'atkn',
  'prospectAppId',
  'appId',
  'productId',
  'productType',
  'utms',
  'urlSegment',
  'languageId',
  'lender',
] as const
export type SessionName = (typeof names)[number]
export type Session = Readonly<Record<SessionName, string | null>>

/** What logging out leaves: the language is the device's, not the customer's. */
const keptAfterSignOut: ReadonlySet<SessionName> = new Set(['languageId'])

export const { get: getSession, set: setSession, use: useSession } = createStoredValues(names)

/** Clears the customer's values and drafts (section 4, Logout). */
export const clearSession = (): void => {
  forgetDrafts()
  setSession(
    Object.fromEntries(names.filter((name) => !keptAfterSignOut.has(name)).map((name) => [name, null])),
  )
}

/** The stored product type, or null where it is none of section 9. */
export const findProductType = ({ productType }: Session): ProductType | null =>
  productTypes.find((known) => known === productType) ?? null

/** "Returning to products clears stored productType and productId" (section 4). */
export const forgetProduct = (): void => {
  setSession({ productType: null, productId: null })
}
