import type { Profile, ProfilePatch } from '@marketplace/contract/customers/profiles'
import { ApiError, fieldErrors } from '../../../api/api-error.ts'

/**
 * How saving stands. `waiting`: tried again by itself; `message` is the server's where it answered, null where no answer came, so
 * that a fault of ours is not told as one of the customer's connection. `refused`: what is
 * wrong stands at its fields. `failed`: the server's words.
 */
export type SaveState =
  | { kind: 'idle' | 'saving' | 'refused' }
  | { kind: 'saved'; at: Date }
  | { kind: 'waiting'; message: string | null }
  | { kind: 'failed'; message: string }

interface AutosaverParts {
  /** What is unsaved and fine, as it stands now. */
  changes: () => ProfilePatch
  send: (patch: ProfilePatch) => Promise<Profile>
  onSaved: (patch: ProfilePatch, profile: Profile) => void
  /** Takes the server's words about fields; what was refused is no longer among `changes`. */
  onRefused: (errors: Record<string, string>, patch: ProfilePatch) => void
  onState: (state: SaveState) => void
}

export const SAVE_AFTER_MS = 400
const RETRY_MS = [3_000, 10_000, 30_000] as const

const mayComeBack = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/**
 * Saves what changes, one request at a time, a moment after it was asked to. Fields that the server refuses are told and
 * the rest is sent again; where no answer comes it tries on.
 */
export const makeAutosaver = ({ changes, send, onSaved, onRefused, onState }: AutosaverParts) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let failures = 0
  let state: SaveState = { kind: 'idle' }

  const tell = (next: SaveState): void => {
    state = next
    onState(next)
  }

  const later = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  const failed = (error: unknown): void => {
    if (mayComeBack(error)) {
      tell({ kind: 'waiting', message: error.status === 0 ? null : error.message })
      later(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? SAVE_AFTER_MS)
      failures += 1
      return
    }
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }

  const run = async (): Promise<void> => {
    let refused = ''
    if (state.kind === 'failed' || state.kind === 'refused') tell({ kind: 'idle' })
    for (let patch = changes(); Object.keys(patch).length > 0; patch = changes()) {
      if (refused === JSON.stringify(patch)) return
      tell({ kind: 'saving' })
      try {
        onSaved(patch, await send({ ...patch, is_editing: 1 }))
        refused = ''
        failures = 0
        tell({ kind: 'saved', at: new Date() })
      } catch (error) {
        const errors = fieldErrors(error)
        if (mayComeBack(error) || Object.keys(errors).length === 0) return failed(error)
        onRefused(errors, patch)
        tell({ kind: 'refused' })
        refused = JSON.stringify(patch)
      }
    }
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    running ??= run().finally(() => {
      running = null
    })
    await running
  }

  return {
    /** Something may have changed. */
    schedule: (): void => later(SAVE_AFTER_MS),
    /** Saves now and answers when nothing is under way any more. */
    flush,
    /**
     * Ends the saving with a save of the caller's own, alone: one of ours that came after it would open the editing again.
     * Where it fails, what is left is saved as before. @throws what `save` throws
     */
    last: async <Answer>(save: () => Promise<Answer>): Promise<Answer> => {
      await flush()
      clearTimeout(timer)
      timer = undefined
      const saving = save()
      running = saving
        .then(
          () => undefined,
          () => later(SAVE_AFTER_MS),
        )
        .finally(() => {
          running = null
        })
      return saving
    },
    /** The document goes away: what is unsaved is sent now, beside a request that may be under way; the server takes the same twice. */
    leave: (): void => {
      const patch = changes()
      if (Object.keys(patch).length > 0) send({ ...patch, is_editing: 1 }).catch(() => undefined)
    },
    /** Leaves the page: what was about to be saved is sent. */
    stop: (): void => {
      if (timer !== undefined) void flush()
      clearTimeout(timer)
    },
  }
}
export type Autosaver = ReturnType<typeof makeAutosaver>
