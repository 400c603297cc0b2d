import { Readable } from 'node:stream'

/** So long may a file take that is made while it is sent: a million lines over a slow line. */
export const STREAMED_FOR_MS = 3_600_000

/**
 * A file that is made while it is sent, part by part: the next part is asked for once the last has left, so that a slow reader
 * holds up the making and never fills the memory. One that cannot be made to its end breaks the connection off, and is not taken
 * for whole.
 */
export class StreamedFile {
  readonly #parts: AsyncIterable<string | Uint8Array>

  constructor(parts: AsyncIterable<string | Uint8Array>) {
    this.#parts = parts
  }

  toStream(): Readable {
    return Readable.from(this.#parts, { highWaterMark: 1 })
  }
}

/** Files that are on their way: a process that ends does not wait an hour for a slow reader. */
export class OpenStreams {
  readonly #open = new Set<Readable>()

  open(file: StreamedFile): Readable {
    const stream = file.toStream()
    this.#open.add(stream)
    stream.once('close', () => this.#open.delete(stream))
    return stream
  }

  breakOff(): void {
    for (const stream of this.#open) stream.destroy(new Error('the process ends'))
  }
}
