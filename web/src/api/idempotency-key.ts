/** What of `Storage` is used, so that a test can stand in. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The Idempotency-Key of what `name` stands for. It is kept until an answer came, so that a second try after a lost connection
 * is the same request to the server.
 */
export const idempotencyKey = (store: KeyStore, name: string, makeKey: () => string): string => {
  const kept = store.getItem(`key ${name}`)
  if (kept !== null) return kept
  const key = makeKey()
  store.setItem(`key ${name}`, key)
  return key
}

/** Forgets the key once the server has answered. */
export const dropIdempotencyKey = (store: KeyStore, name: string): void => store.removeItem(`key ${name}`)
