import { useEffect, useState, useSyncExternalStore } from 'react'
import { useKey } from '../keys/page-keys.ts'
import { getUndoables, lastUndoable, subscribeToUndo } from './undo-store.ts'
import { undoLast } from './undo.ts'

/** How often it is looked whether the time of a change is over. */
const LOOK_MS = 15_000

/** At the foot of every page: the last change, and the way back for ten minutes. */
export const UndoBar = () => {
  useSyncExternalStore(subscribeToUndo, getUndoables)
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const last = lastUndoable()
  useKey(last === null ? null : 'z', 'Take the last change back', undoLast)
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
