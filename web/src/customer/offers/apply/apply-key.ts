const nameOf = (lenderId: number, snapshotId: string): string => `apply ${lenderId} ${snapshotId}`

/** What of `Storage` is used, so that a test can stand in. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The Idempotency-Key of an application to one lender from one snapshot. It is kept until an answer came, so that a second try
 * after a lost connection is the same request to the server and nothing is sent twice.
 */
export const getApplyKey = (
  store: KeyStore,
  lenderId: number,
  snapshotId: string,
  makeKey: () => string,
): string => {
  const name = nameOf(lenderId, snapshotId)
  const kept = store.getItem(name)
  if (kept !== null) return kept
  const key = makeKey()
  store.setItem(name, key)
  return key
}

/** Forgets the key once the server has answered. */
export const dropApplyKey = (store: KeyStore, lenderId: number, snapshotId: string): void => {
  store.removeItem(nameOf(lenderId, snapshotId))
}
