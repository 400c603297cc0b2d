import type { PackedRows } from './row-batch.ts'
import { readRows, type ReadRowsRequest } from './read-rows.ts'
import { SheetRefused } from './sheet-types.ts'
import type { SheetMessage } from './worker-messages.ts'

/** A process that reads one file (run-sheet-worker.ts) and ends. */

/** Batches that may wait to be taken: one is read while another one is worked on. */
const AHEAD = 2

const send = (message: SheetMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    if (process.send === undefined) throw new Error('sheet-worker.ts runs as a child process')
    process.send(message, (error: Error | null) => (error === null ? resolve() : reject(error)))
  })

let waiting = 0
let wake = (): void => undefined

const sendRows = async (rows: PackedRows): Promise<void> => {
  await send({ what: 'rows', rows })
  waiting += 1
  if (waiting >= AHEAD)
    await new Promise<void>((resolve) => {
      wake = resolve
    })
}

const read = async (request: ReadRowsRequest): Promise<void> => {
  try {
    await send({ what: 'end', info: await readRows(request, sendRows) })
  } catch (error) {
    if (error instanceof SheetRefused)
      await send({ what: 'refused', reason: error.reason, detail: error.detail })
    else await send({ what: 'failed', text: error instanceof Error ? error.message : 'unknown' })
  }
  process.disconnect()
}

process.once('message', (request) => {
  process.on('message', () => {
    waiting -= 1
    wake()
  })
  void read(request as ReadRowsRequest)
})
