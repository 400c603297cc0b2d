import { parentPort, workerData } from 'node:worker_threads'
import { readRows, type ReadRowsRequest } from './read-rows.ts'
import type { PackedRows } from './row-batch.ts'
import { SheetRefused } from './sheet-types.ts'
import type { SheetMessage } from './worker-messages.ts'

/** A worker thread that reads one file (read-sheet.ts). What is no refusal ends it as an error of its own. */

/** Batches that may wait to be taken: one is read while another one is worked on. */
const AHEAD = 2

const port = parentPort
if (port === null) throw new Error('sheet-worker.ts runs as a worker thread')
const send = (message: SheetMessage): void => port.postMessage(message, [])
const sendRows = (rows: PackedRows): void =>
  port.postMessage({ what: 'rows', rows } satisfies SheetMessage, [
    rows.lines.buffer,
    rows.sizes.buffer,
    rows.cells.buffer,
  ])

let waiting = 0
let wake = (): void => undefined
port.on('message', () => {
  waiting -= 1
  wake()
})

try {
  const info = await readRows(workerData as ReadRowsRequest, async (rows) => {
    sendRows(rows)
    waiting += 1
    if (waiting >= AHEAD)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
  })
  send({ what: 'end', info })
} catch (error) {
  if (!(error instanceof SheetRefused)) throw error
  send({ what: 'refused', reason: error.reason, detail: error.detail })
} finally {
  port.unref()
}
