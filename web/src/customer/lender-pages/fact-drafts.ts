/** What of `Storage` is used, so that a test can stand in. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nameOf = (reference: string, step: string): string => `lender-page ${reference} ${step}`

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

/** What was typed of a step in this tab and the lender does not have yet. */
export const readFactDraft = (store: DraftStore, reference: string, step: string): Record<string, string> => {
  try {
    const draft: unknown = JSON.parse(store.getItem(nameOf(reference, step)) ?? '{}')
    return isTexts(draft) ? draft : {}
  } catch {
    // Storage that is blocked or holds something else: the fields begin empty.
    return {}
  }
}

/** Keeps what is typed; a lender's passcode is never among it. */
export const saveFactDraft = (
  store: DraftStore,
  reference: string,
  step: string,
  typed: Readonly<Record<string, string>>,
): void => {
  try {
    store.setItem(nameOf(reference, step), JSON.stringify(typed))
  } catch {
    // A full storage: lost with a reload, nothing else.
  }
}

/** Forgets what the lender has. */
export const dropFactDraft = (store: DraftStore, reference: string, step: string): void => {
  try {
    store.removeItem(nameOf(reference, step))
  } catch {
    // Blocked storage has kept nothing.
  }
}
