/** What came of one row of a bulk act. */
export type Outcome =
  | { kind: 'waiting' }
  | { kind: 'done' }
  /** Somebody else changed the row meanwhile: it is left as they made it. */
  | { kind: 'changed' }
  | { kind: 'refused'; reason: string }
  /** Nobody knows whether it went through: it is safe to try again, as nothing is done twice. */
  | { kind: 'unknown'; reason: string }

export type Outcomes = ReadonlyMap<string, Outcome>

/** Whether another try can do what the last one did not. */
export const canRetry = ({ kind }: Outcome): boolean => kind === 'unknown' || kind === 'waiting'

export const countOf = (outcomes: Outcomes, kind: Outcome['kind']): number =>
  [...outcomes.values()].filter((outcome) => outcome.kind === kind).length

/** After so many rows in a row without an answer the line is down: the others are not tried one by one. */
const SILENT_ROWS = 3

interface BulkRun {
  keys: readonly string[]
  /** Does one row, safe to be asked for again. @throws what the call throws. */
  act: (key: string) => Promise<unknown>
  /** What a failure means. */
  judge: (error: unknown) => Exclude<Outcome, { kind: 'waiting' | 'done' }>
  onOutcome: (key: string, outcome: Outcome) => void
  /** Between two rows: whether to go on. */
  signal: AbortSignal
}

/** Does rows one after the other, so that the server is never flooded; a row that fails keeps no other from being done. */
export const runBulk = async ({ keys, act, judge, onOutcome, signal }: BulkRun): Promise<void> => {
  let silent = 0
  for (const key of keys) {
    if (signal.aborted || silent >= SILENT_ROWS) return
    try {
      await act(key)
      silent = 0
      onOutcome(key, { kind: 'done' })
    } catch (error) {
      const outcome = judge(error)
      silent = outcome.kind === 'unknown' ? silent + 1 : 0
      onOutcome(key, outcome)
    }
  }
}
