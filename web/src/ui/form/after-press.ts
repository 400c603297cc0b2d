/**
 * Runs `act` at once, or, where something is being pressed, once it is let go and its click was told: what moves the page on leaving a field
 * would otherwise move the thing that is pressed away from under the pointer.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector(':active') === null) act()
  else setTimeout(afterPress, 20, act)
}
