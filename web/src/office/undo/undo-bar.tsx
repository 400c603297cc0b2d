import { useEffect, useState, useSyncExternalStore } from 'react'
import { getUndoables, lastUndoable, subscribeToUndo } from './undo-store.ts'
import { undoLast } from './undo.ts'

/** How often it is looked whether the time of a change is over. */
const LOOK_MS = 15_000

/** Z outside of fields and dialogs takes the last change back. */
const useUndoKey = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event
      const isTyping =
        target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
      if (event.key !== 'z' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
      undoLast()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** At the foot of every page: the last change, and the way back for ten minutes. */
export const UndoBar = () => {
  useSyncExternalStore(subscribeToUndo, getUndoables)
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  useUndoKey()
  const last = lastUndoable()
  if (last === null) return null
  return (
    <div className="no-print flex shrink-0 min-h-7 items-center gap-2 border-t border-line-soft bg-canvas px-4 text-xs text-ink-soft">
      <span className="ms-auto min-w-0 truncate">Last change: {last.text}</span>
      <button
        type="button"
        aria-keyshortcuts="z"
        onClick={undoLast}
        className="inline-flex min-h-6 shrink-0 items-center gap-2 rounded-control px-1 font-semibold text-brand-ink hover:underline pointer-coarse:min-h-11"
      >
        Undo
        <kbd className="rounded border border-line-soft px-1 [font-family:inherit] font-normal text-ink-soft pointer-coarse:hidden">
          Z
        </kbd>
      </button>
    </div>
  )
}
