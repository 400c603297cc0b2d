import type { DetailValues } from './detail-values.ts'

const PREFIX = 'details.'

const findStorage = (): Storage | null => {
  try {
    return globalThis.sessionStorage
  } catch {
    // A browser that blocks storage loses what was not saved on a reload, and nothing else.
    return null
  }
}

/**
 * What this customer typed in this tab and the server has not taken yet. PAN, birth date and account number are never among
 * it: they stay in memory alone. Drafts of anyone else who used the tab are thrown away.
 */
export const readDraft = (userId: string): Partial<DetailValues> => {
  const storage = findStorage()
  if (storage === null) return {}
  const own = PREFIX + userId
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX) && key !== own) storage.removeItem(key)
  try {
    const draft: unknown = JSON.parse(storage.getItem(own) ?? '{}')
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    storage.removeItem(own)
    return {}
  }
}

/** Keeps a draft; an empty one is no draft. */
export const keepDraft = (userId: string, draft: Partial<DetailValues>): void => {
  const storage = findStorage()
  try {
    if (Object.keys(draft).length === 0) storage?.removeItem(PREFIX + userId)
    else storage?.setItem(PREFIX + userId, JSON.stringify(draft))
  } catch {
    // A full storage: what is fine is saved on the server anyway.
  }
}
