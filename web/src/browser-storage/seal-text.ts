/**
 * Drafts at rest (ASVS 5.0, 14.3.3): AES-256-GCM under a key of this browser that no script can read, kept by the browser itself
 * and thrown away with the session.
 */
const STORE = 'keys'
const KEY = 'drafts'

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')))
  })

const withKeys = async <T>(work: (keys: () => IDBObjectStore) => Promise<T>): Promise<T> => {
  const opening = indexedDB.open('drafts', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await answer(opening)
  try {
    return await work(() => database.transaction(STORE, 'readwrite').objectStore(STORE))
  } finally {
    database.close()
  }
}

const findKey = (keys: IDBObjectStore): Promise<CryptoKey | undefined> =>
  answer(keys.get(KEY) as IDBRequest<CryptoKey | undefined>)

/** Two tabs that begin at once end with one key: the second finds the first one's. */
const makeKey = async (keys: () => IDBObjectStore): Promise<CryptoKey> => {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const store = keys()
  const found = await findKey(store)
  if (found !== undefined) return found
  await answer(store.put(made, KEY))
  return made
}

const gcm = (iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

/** The key at hand, so that what is typed is stored within a moment; of which session of this tab. */
let opened: { key: Promise<CryptoKey>; session: number } | null = null
// Another tab cleared its values: it threw the key away too.
addEventListener('storage', ({ newValue }) => {
  if (newValue === null) opened = null
})

/** Opens the key, or makes it. @param session another number asks for the key anew: that of the last session is gone. */
export const openKey = (session: number): Promise<CryptoKey> => {
  if (opened?.session === session) return opened.key
  const key = withKeys(async (keys) => (await findKey(keys())) ?? makeKey(keys))
  const mine = { key, session }
  opened = mine
  key.catch(() => {
    if (opened === mine) opened = null
  })
  return key
}

/** @param name what the text is of: it opens under the same name alone. @returns nonce and sealed bytes, in base64. */
export const sealText = async (session: number, name: string, text: string): Promise<string> => {
  const key = await openKey(session)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(gcm(iv, name), key, new TextEncoder().encode(text))
  return btoa(String.fromCodePoint(...iv, ...new Uint8Array(sealed)))
}

/** @returns null where it was sealed under another key or name, or is none of ours. */
export const openText = async (name: string, sealed: string): Promise<string | null> => {
  try {
    const key = await withKeys((keys) => findKey(keys()))
    if (key === undefined) return null
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.codePointAt(0) ?? 0)
    const opened = await crypto.subtle.decrypt(gcm(bytes.slice(0, 12), name), key, bytes.slice(12))
    return new TextDecoder().decode(opened)
  } catch {
    return null
  }
}
