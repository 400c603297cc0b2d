import { Worker } from 'node:worker_threads'
import { unpackRows } from './row-batch.ts'
import { SheetRefused, type ReadSheetOptions, type SheetInfo } from './sheet-types.ts'
import { TAKEN, type SheetMessage } from './worker-messages.ts'

export interface WorkerLimits {
  /** The worker's own time: what `onRows` takes does not count. */
  milliseconds: number
  oldGenerationMb: number
}

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

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
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), {
    name: 'sheet',
    workerData: { path, fileName, sheetName },
    // What strangers' files are read with has no secrets.
    env: {},
    execArgv: [],
    // The library for .xls writes remarks on the console; what they are of is a stranger's.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: oldGenerationMb },
  })
  worker.stdout.resume()
  worker.stderr.resume()
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
    if (message.what === 'end') {
      resolve(message.info)
      return
    }
    countdown.hold()
    await onRows(unpackRows(message.rows))
    if (isOver) return
    countdown.run()
    worker.postMessage(TAKEN, [])
  }

  worker.on('message', (message: SheetMessage) => {
    queue = queue.then(() => (isOver ? undefined : take(message))).catch(fail)
  })
  worker.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === OUT_OF_MEMORY ? new SheetRefused('too_much_memory', null, { cause: error }) : error)
  })
  worker.on('exit', (code) => {
    void queue.then(() => fail(new Error(`the sheet worker ended with ${code} and said nothing`)))
  })
  countdown.run()
  try {
    return await promise
  } finally {
    countdown.hold()
    signal?.removeEventListener('abort', abort)
    await worker.terminate()
  }
}
