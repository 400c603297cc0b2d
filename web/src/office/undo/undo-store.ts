/** A change that can be taken back. */
export interface Undoable {
  id: number
  /** What was changed, as it is read: "Kadamba_Bank · Priority 12 → 11". */
  text: string
  /** Takes it back. @throws what the call throws: somebody may have changed it meanwhile. */
  undo: () => Promise<void>
  /** Until when it can be taken back here, in milliseconds since 1970. */
  until: number
}

/** A toast is gone in three seconds; whoever looks up later still finds the way back. */
const LASTS_MS = 10 * 60_000
const MOST = 20

let undoables: readonly Undoable[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Undoable[]): void => {
  undoables = next
  for (const listener of listeners) listener()
}

/** Notes a change as one that can be taken back for ten minutes; the oldest makes room. */
export const offerUndo = (text: string, undo: () => Promise<void>, now = Date.now()): Undoable => {
  lastId += 1
  const offered = { id: lastId, text, undo, until: now + LASTS_MS }
  change([...undoables, offered].slice(-MOST))
  return offered
}

/** The last change that can still be taken back; null for none. */
export const lastUndoable = (now = Date.now()): Undoable | null => {
  const last = undoables.at(-1)
  return last !== undefined && last.until > now ? last : null
}

/**
 * Takes one change back, once: a second press finds it gone.
 * @param canRetry whether a failure may pass: then it can be tried again. @throws what taking back throws.
 */
export const takeBack = async (id: number, canRetry: (error: unknown) => boolean): Promise<void> => {
  const found = undoables.find((one) => one.id === id)
  if (found === undefined) return
  change(undoables.filter((one) => one.id !== id))
  try {
    await found.undo()
  } catch (error) {
    if (canRetry(error)) change([...undoables, found].toSorted((one, other) => one.id - other.id))
    throw error
  }
}

/** With the session everything ends that could be taken back by it. */
export const forgetUndo = (): void => change([])

export const subscribeToUndo = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getUndoables = (): readonly Undoable[] => undoables
