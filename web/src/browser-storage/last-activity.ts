const NAME = 'last_activity'

/** When somebody last did something on a page of ours in this browser, in any tab, in milliseconds; 0 where that is not known. */
export const readLastActivity = (): number => {
  try {
    const at = Number(localStorage.getItem(NAME))
    // A clock that was set back leaves a moment that has not come yet.
    return at <= Date.now() ? at : 0
  } catch {
    return 0
  }
}

/** Whoever works in one tab is not away from the others. Where storage is blocked or full each tab counts by itself. */
export const noteActivity = (at: number): void => {
  try {
    if (at > readLastActivity()) localStorage.setItem(NAME, String(at))
  } catch {
    // Each tab by itself, as said above.
  }
}

export const forgetActivity = (): void => {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // Nothing was noted.
  }
}
