/**
 * Runs `act` at once, or, where a mouse button is being pressed, once it is let go: what moves the page on leaving a field
 * would otherwise move the thing that is pressed away from under the pointer.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector(':active') === null) return act()
  const released = new AbortController()
  const letGo = (): void => {
    released.abort()
    setTimeout(act)
  }
  for (const end of ['pointerup', 'pointercancel', 'dragend', 'keyup']) {
    addEventListener(end, letGo, { signal: released.signal })
  }
}
