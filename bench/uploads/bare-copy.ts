import type pg from 'pg'
import type { Connection, PoolClient } from 'pg'

/** What COPY needs of the driver's connection; its types leave these out. */
interface CopyConnection extends Connection {
  query: (text: string) => void
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
}

const PIECE_CHARACTERS = 256 * 1024

/** A backslash begins an escape in COPY's text, and is the only sign of JSON that has to be written as one. */
export const copyText = (json: string): string => json.replaceAll('\\', '\\\\')

/** COPY … FROM STDIN with nothing around it: the fastest way from node into a table. The driver hands a query its messages by these names. */
class CopyIn implements pg.Submittable {
  readonly #text: string
  readonly #lines: readonly string[]
  readonly #done: (error: Error | null) => void
  #hasFailed = false

  constructor(text: string, lines: readonly string[], done: (error: Error | null) => void) {
    this.#text = text
    this.#lines = lines
    this.#done = done
  }

  submit(connection: Connection): void {
    ;(connection as CopyConnection).query(this.#text)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    let piece = ''
    for (const line of this.#lines) {
      piece += line
      if (piece.length < PIECE_CHARACTERS) continue
      connection.sendCopyFromChunk(Buffer.from(piece))
      piece = ''
    }
    connection.sendCopyFromChunk(Buffer.from(piece))
    connection.endCopyFrom()
  }

  handleCommandComplete(): void {
    // Nothing to read of it: the lines are counted by the caller.
  }

  handleError(error: Error): void {
    this.#hasFailed = true
    this.#done(error)
  }

  handleReadyForQuery(): void {
    if (!this.#hasFailed) this.#done(null)
  }
}

/** Copies lines, each ended by a line feed, into the columns of a table. @throws DatabaseError for a line that does not fit. */
export const copyInto = (client: PoolClient, columns: string, lines: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null): void => (error === null ? resolve() : reject(error))
    client.query(new CopyIn(`copy ${columns} from stdin`, lines, done))
  })
