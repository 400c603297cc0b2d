import { isSealedQuestion } from '@marketplace/contract/customers/customer-fields'
import type { DetailField, DetailValues } from './detail-values.ts'

const PREFIX = 'details.'

const findStorage = (): Storage | null => {
  try {
    return globalThis.sessionStorage
  } catch {
    // A browser that blocks storage loses what was not saved on a reload, and nothing else.
    return null
  }
}

/** Sealed values that the server has not taken yet: in memory alone, so that they outlast a session that ends and no reload. */
let unsavedSealed: { userId: string; values: Partial<DetailValues> } | null = null

const splitDraft = (
  draft: Partial<DetailValues>,
): { sealed: Partial<DetailValues>; open: Partial<DetailValues> } => {
  const entries = Object.entries(draft) as [DetailField, string][]
  const part = (wanted: boolean) =>
    Object.fromEntries(entries.filter(([field]) => isSealedQuestion(field) === wanted))
  return { sealed: part(true), open: part(false) }
}

/**
 * What this customer typed in this tab and the server has not taken yet. PAN, birth date and account number are never kept on
 * the device: they stay in memory alone. Drafts of anyone else who used the tab are thrown away.
 */
export const readDraft = (userId: string): Partial<DetailValues> => {
  const storage = findStorage()
  if (storage === null) return {}
  const own = PREFIX + userId
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX) && key !== own) storage.removeItem(key)
  try {
    const draft: unknown = JSON.parse(storage.getItem(own) ?? '{}')
    const sealed = unsavedSealed?.userId === userId ? unsavedSealed.values : {}
    return typeof draft === 'object' && draft !== null ? { ...draft, ...sealed } : sealed
  } catch {
    storage.removeItem(own)
    return {}
  }
}

/** Keeps a draft; an empty one is no draft. */
export const saveDraft = (userId: string, draft: Partial<DetailValues>): void => {
  const storage = findStorage()
  const { sealed, open } = splitDraft(draft)
  unsavedSealed = { userId, values: sealed }
  try {
    if (Object.keys(open).length === 0) storage?.removeItem(PREFIX + userId)
    else storage?.setItem(PREFIX + userId, JSON.stringify(open))
  } catch {
    // A full storage: what is fine is saved on the server anyway.
  }
}
