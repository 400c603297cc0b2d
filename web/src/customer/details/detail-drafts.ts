import { isSealedQuestion } from '@marketplace/contract/customers/customer-fields'
import { dropDrafts, readDraft, saveDraft } from '../../browser-storage/drafts.ts'
import type { DetailField, DetailValues } from './detail-values.ts'

const PREFIX = 'details '

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
export const readDetailDraft = (userId: string): Partial<DetailValues> => {
  const own = PREFIX + userId
  dropDrafts((name) => name.startsWith(PREFIX) && name !== own)
  return { ...readDraft(own), ...(unsavedSealed?.userId === userId && unsavedSealed.values) }
}

/** Keeps a draft; an empty one is no draft. */
export const saveDetailDraft = (userId: string, draft: Partial<DetailValues>): void => {
  const { sealed, open } = splitDraft(draft)
  unsavedSealed = { userId, values: sealed }
  saveDraft(PREFIX + userId, Object.keys(open).length === 0 ? null : open)
}
