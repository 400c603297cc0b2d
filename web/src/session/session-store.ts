import { useSyncExternalStore } from 'react'
import { productTypes, type ProductType } from '@marketplace/contract/products'

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

const empty: Session = {
  atkn: null,
  prospectAppId: null,
  appId: null,
  productId: null,
  productType: null,
  utms: null,
  urlSegment: null,
  languageId: null,
  lender: null,
}

/** What logging out leaves: the language is the device's, not the customer's. */
const keptAfterSignOut: ReadonlySet<SessionName> = new Set(['languageId'])

const findStorage = (): Storage | null => {
  try {
    const storage = globalThis.localStorage
    storage.getItem('atkn')
    return storage
  } catch {
    // A browser that blocks storage still gets a session, one that lasts as long as the page.
    return null
  }
}

const read = (storage: Storage | null): Session =>
  storage === null
    ? empty
    : { ...empty, ...Object.fromEntries(names.map((name) => [name, storage.getItem(name)])) }

let current: Session | null = null
const listeners = new Set<() => void>()

/** The values as they stand; they outlive a reload and a return of the visitor. */
export const getSession = (): Session => {
  current ??= read(findStorage())
  return current
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

const write = (storage: Storage | null, name: SessionName, value: string | null): void => {
  if (value === null) storage?.removeItem(name)
  else storage?.setItem(name, value)
}

/** Changes the values given; `null` clears one. */
export const setSession = (changes: Partial<Session>): void => {
  const next = { ...getSession(), ...changes }
  const storage = findStorage()
  for (const name of names) {
    if (next[name] !== current?.[name]) {
      try {
        write(storage, name, next[name])
      } catch {
        // A full storage loses nothing but the return after a reload.
        break
      }
    }
  }
  current = next
  tell()
}

/** Drafts and half-done requests of the pages: they belong to the customer who leaves. */
const forgetDrafts = (): void => {
  try {
    globalThis.sessionStorage.clear()
  } catch {
    // A browser that blocks storage has kept none.
  }
}

/** Clears the customer's values and drafts (section 4, Logout). */
export const clearSession = (): void => {
  forgetDrafts()
  setSession(
    Object.fromEntries(names.filter((name) => !keptAfterSignOut.has(name)).map((name) => [name, null])),
  )
}

const onStorage = (): void => {
  current = read(findStorage())
  tell()
}

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) globalThis.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage)
  }
}

/** The session of the page; empty while the server renders and in the first render after it. */
export const useSession = (): Session => useSyncExternalStore(subscribe, getSession, () => empty)

/** The stored product type, or null where it is none of section 9. */
export const findProductType = ({ productType }: Session): ProductType | null =>
  productTypes.find((known) => known === productType) ?? null

/** "Returning to products clears stored productType and productId" (section 4). */
export const forgetProduct = (): void => {
  setSession({ productType: null, productId: null })
}
