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

/** Rows come a few in each frame; one that is not there by then is out of sight. */
const FRAMES = 30

const focusMarked = (mark: string, framesLeft: number): void => {
  const control = document.querySelector<HTMLElement>(`[data-return="${CSS.escape(mark)}"]`)
  if (control === null) {
    if (framesLeft > 0) requestAnimationFrame(() => focusMarked(mark, framesLeft - 1))
    return
  }
  control.focus()
  control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
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
  if (mark !== null) focusMarked(mark, FRAMES)
}
