import { CARRIED, clearTab, readDraft, saveDraft, tabStorage } from './drafts.ts'

const OWNER = 'drafts-of'

/** Drafts and half-done requests of the pages belong to the one who leaves. */
export const forgetDrafts = (): void => clearTab()

/** From now on this tab keeps drafts of this customer; those of anyone else, whose session ended here, are thrown away. */
export const saveDraftsOf = (userId: string): void => {
  const storage = tabStorage()
  const owner = storage?.getItem(OWNER) ?? null
  if (owner === userId) return
  if (owner !== null) {
    // Whoever signs in has just given these, and asked for their offers: they are nobody else's.
    const carried = readDraft(CARRIED)
    clearTab()
    if (carried['waiting'] != null) saveDraft(CARRIED, carried)
  }
  try {
    storage?.setItem(OWNER, userId)
  } catch {
    // A full storage: nothing more is kept in it.
  }
}
