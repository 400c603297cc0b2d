const KEY = 'complaint-draft'

/** What was typed and not sent yet, by field. */
export const readDraft = (): Record<string, string> => {
  try {
    const draft: unknown = JSON.parse(globalThis.sessionStorage.getItem(KEY) ?? '{}')
    return typeof draft === 'object' && draft !== null
      ? Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'))
      : {}
  } catch {
    // A browser that blocks storage has kept none.
    return {}
  }
}

/** Keeps what is typed through a reload, or null: forgets it. Signing out forgets it too. */
export const keepDraft = (draft: object | null): void => {
  try {
    if (draft === null) globalThis.sessionStorage.removeItem(KEY)
    else globalThis.sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage it lasts as long as the page.
  }
}
