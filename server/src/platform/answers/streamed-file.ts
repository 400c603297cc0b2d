import { Readable } from 'node:stream'

/** So long may a file take that is made while it is sent: a million lines over a slow line. */
export const STREAMED_FOR_MS = 3_600_000

/**
 * A file that is made while it is sent, part by part: the next part is asked for once the last has left, so that a slow reader
 * holds up the making and never fills the memory. One that cannot be made to its end breaks the connection off, and is not taken
 * for whole.
 */
export class StreamedFile {
  readonly #parts: AsyncIterable<string>

  constructor(parts: AsyncIterable<string>) {
    this.#parts = parts
  }

  toStream(): Readable {
    return Readable.from(this.#parts, { highWaterMark: 1 })
  }
}
