import { useEffect } from 'react'
import { nextKey } from './next-key.ts'
import { getPageKeys } from './page-keys.ts'

/** So long the first of two keys waits for the second. */
const PAIR_MS = 1_500

const pressedOnly = new Set(['button', 'checkbox', 'radio', 'range', 'submit'])

/** Keys belong to whoever is typing, and to what lies above the page: a dialog, a menu, a list that is open. */
const isAsleep = ({ target }: KeyboardEvent): boolean => {
  if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]') !== null)
    return true
  if (!(target instanceof Element)) return false
  const field = target.closest(
    'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"], [role="listbox"]',
  )
  return !(field === null || (field instanceof HTMLInputElement && pressedOnly.has(field.type)))
}

/** Single keys and pairs of them act (page-keys.ts), outside fields and dialogs, unless they are switched off (WCAG 2.1.4). */
export const useSingleKeys = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined
    let begun: string | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const onKey = (event: KeyboardEvent): void => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing
      if (event.defaultPrevented || isHeld || event.key === 'Shift' || isAsleep(event)) return
      const keys = getPageKeys()
      const next = nextKey(
        keys.map((one) => one.keys),
        begun,
        event.key,
      )
      clearTimeout(timer)
      begun = next.begun
      if (begun !== null)
        timer = setTimeout(() => {
          begun = null
        }, PAIR_MS)
      if (next.acts === null) return
      event.preventDefault()
      keys.findLast((one) => one.keys === next.acts)?.run()
    }
    // The second key of a pair is the pair's own, also where a table has a use for it.
    const onSecond = (event: KeyboardEvent): void => {
      if (begun === null || event.key === 'Shift') return
      onKey(event)
      event.stopPropagation()
      event.preventDefault()
    }
    addEventListener('keydown', onSecond, { capture: true })
    addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onSecond, { capture: true })
      removeEventListener('keydown', onKey)
    }
  }, [isOn])
}
