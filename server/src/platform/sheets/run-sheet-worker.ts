import { fork } from 'node:child_process'
import { unpackRows } from './row-batch.ts'
import { SheetRefused, type ReadSheetOptions, type SheetInfo } from './sheet-types.ts'
import { TAKEN, type SheetMessage } from './worker-messages.ts'

export interface WorkerLimits {
  /** The worker's own time: what `onRows` takes does not count. */
  milliseconds: number
  oldGenerationMb: number
}

/** How V8 ends a process at the limit of its heap. A thread at its limit may end the whole process in the same way. */
const OUT_OF_MEMORY = 'SIGABRT'

/** What strangers' files are read with has no secrets: of our own variables it knows where compiled code is kept, and starts in half the time. */
const workerEnv = (): Record<string, string> => {
  const kept = process.env['NODE_COMPILE_CACHE']
  return kept === undefined ? {} : { NODE_COMPILE_CACHE: kept }
}

/** Counts down while it runs; the time left stays while it does not. */
class Countdown {
  #left: number
  #since = 0
  #timer: NodeJS.Timeout | null = null
  readonly #onEnd: () => void

  constructor(milliseconds: number, onEnd: () => void) {
    this.#left = milliseconds
    this.#onEnd = onEnd
  }

  run(): void {
    if (this.#timer !== null) return
    this.#since = performance.now()
    this.#timer = setTimeout(this.#onEnd, this.#left)
  }

  hold(): void {
    if (this.#timer === null) return
    clearTimeout(this.#timer)
    this.#timer = null
    this.#left = Math.max(0, this.#left - (performance.now() - this.#since))
  }
}

/** readSheet, within other limits: read-sheet.ts has the ones in force. */
export const runSheetWorker = async (
  path: string,
  { fileName, sheetName, signal, onRows }: ReadSheetOptions,
  { milliseconds, oldGenerationMb }: WorkerLimits,
): Promise<SheetInfo> => {
  signal?.throwIfAborted()
  const child = fork(new URL('sheet-worker.ts', import.meta.url), {
    env: workerEnv(),
    execArgv: [`--max-old-space-size=${oldGenerationMb}`],
    serialization: 'advanced',
    // The library for .xls writes remarks on the console; what they are of is a stranger's.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<SheetInfo>()
  let isOver = false
  const fail = (error: unknown): void => {
    isOver = true
    reject(error)
  }
  const countdown = new Countdown(milliseconds, () => fail(new SheetRefused('too_slow')))
  const abort = (): void => fail(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  let queue: Promise<unknown> = Promise.resolve()

  const take = async (message: SheetMessage): Promise<void> => {
    if (message.what === 'refused') throw new SheetRefused(message.reason, message.detail)
    if (message.what === 'failed') throw new Error(message.text)
    if (message.what === 'end') {
      resolve(message.info)
      return
    }
    countdown.hold()
    await onRows(unpackRows(message.rows))
    if (isOver) return
    countdown.run()
    // A reader that has read all has gone: how it ended, its last message and `exit` say.
    if (child.connected) child.send(TAKEN, () => undefined)
  }

  child.on('message', (message) => {
    queue = queue.then(() => (isOver ? undefined : take(message as SheetMessage))).catch(fail)
  })
  child.on('error', fail)
  const end = (code: number | null, signal: NodeJS.Signals | null): void => {
    void queue.then(() =>
      fail(
        signal === OUT_OF_MEMORY
          ? new SheetRefused('too_much_memory')
          : new Error(`the reader of sheets ended with ${signal ?? code} and said nothing`),
      ),
    )
  }
  child.on('exit', (code, signal) => {
    // What it said last may still be on its way.
    if (child.connected) child.once('disconnect', () => end(code, signal))
    else end(code, signal)
  })
  child.send({ path, fileName, sheetName })
  countdown.run()
  try {
    return await promise
  } finally {
    countdown.hold()
    signal?.removeEventListener('abort', abort)
    child.kill('SIGKILL')
  }
}
