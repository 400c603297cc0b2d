const OWNER = 'drafts-of'

const findStorage = (): Storage | null => {
  try {
    return globalThis.sessionStorage
  } catch {
    // A browser that blocks storage has kept none.
    return null
  }
}

/** Drafts and half-done requests of the pages belong to the one who leaves. */
export const forgetDrafts = (): void => findStorage()?.clear()

/** From now on this tab keeps drafts of this customer; those of anyone else, whose session ended here, are thrown away. */
export const saveDraftsOf = (userId: string, storage: Storage | null = findStorage()): void => {
  const owner = storage?.getItem(OWNER) ?? null
  if (owner === userId) return
  try {
    if (owner !== null) storage?.clear()
    storage?.setItem(OWNER, userId)
  } catch {
    // A full storage: nothing more is kept in it.
  }
}
