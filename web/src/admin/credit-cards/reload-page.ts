const KEY = 'cards return'

/** What the reader came from is found again by this attribute. */
export const returnMark = (property: string, category_id: string): string => `${property} ${category_id}`

/** "A save action ends by reloading the page" (section 4); the focus comes back to the control that `mark` names. */
export const reloadPage = (mark: string): void => {
  try {
    sessionStorage.setItem(KEY, mark)
  } catch {
    // Without storage the focus begins at the top, as after any reload.
  }
  location.reload()
}

/** Puts the focus back after `reloadPage`, once the rows are there. */
export const returnFocus = (): void => {
  let mark: string | null = null
  try {
    mark = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {
    // As above.
  }
  if (mark === null) return
  const control = document.querySelector<HTMLElement>(`[data-return="${CSS.escape(mark)}"]`)
  control?.focus()
  control?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
