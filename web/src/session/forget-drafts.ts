/** Drafts and half-done requests of the pages belong to the one who leaves. */
export const forgetDrafts = (): void => {
  try {
    globalThis.sessionStorage.clear()
  } catch {
    // A browser that blocks storage has kept none.
  }
}
