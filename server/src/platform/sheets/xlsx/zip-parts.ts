import type { Readable } from 'node:stream'
import { createInflateRaw, crc32, type InflateRaw } from 'node:zlib'
import yauzl from 'yauzl'
import { sheetLimits } from '../sheet-limits.ts'
import { SheetRefused } from '../sheet-types.ts'
import { chunkDecoder } from '../text/chunk-decoder.ts'

const CHUNK_BYTES = 128 * 1024
const STORED = 0
const DEFLATED = 8

/** What yauzl and zlib fail of is a damaged archive, a wrong offset among it; a failure of the disk names the call of the system. */
const refuse = (cause: unknown): unknown => {
  if (cause instanceof SheetRefused) return cause
  if (cause instanceof Error && 'syscall' in cause) return cause
  const isLocked = cause instanceof Error && /encryption/i.test(cause.message)
  return new SheetRefused(isLocked ? 'password' : 'damaged', null, { cause })
}

const openArchive = (path: string): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, archive) => {
      if (error === null) resolve(archive)
      else reject(refuse(error))
    })
  })

const listEntries = (archive: yauzl.ZipFile): Promise<yauzl.Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = []
    /** It throws where the directory begins at no offset. */
    const next = (): void => {
      try {
        archive.readEntry()
      } catch (error) {
        reject(refuse(error))
      }
    }
    archive.on('entry', (entry) => {
      entries.push(entry)
      if (entries.length > sheetLimits.zipEntries) reject(new SheetRefused('bomb'))
      else next()
    })
    archive.on('end', () => resolve(entries))
    archive.on('error', (error) => reject(refuse(error)))
    next()
  })

/** Names of parts are the same in any case, and some writers use backslashes (ECMA-376, part 2, 6.2.2). */
const nameOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** The parts of a workbook, found by the archive's directory, so that they may stand in any order. */
export class ZipParts {
  readonly #archive: yauzl.ZipFile
  readonly #entries = new Map<string, yauzl.Entry>()
  #unpacked = 0

  private constructor(archive: yauzl.ZipFile, entries: readonly yauzl.Entry[]) {
    this.#archive = archive
    for (const entry of entries) {
      const name = nameOf(entry.fileName)
      if (name.endsWith('/')) continue
      // Two readers would read two different sheets.
      if (this.#entries.has(name)) throw new SheetRefused('damaged')
      this.#entries.set(name, entry)
    }
  }

  /** @throws SheetRefused */
  static async open(path: string): Promise<ZipParts> {
    const archive = await openArchive(path)
    try {
      return new ZipParts(archive, await listEntries(archive))
    } catch (error) {
      archive.close()
      throw error
    }
  }

  close(): void {
    this.#archive.close()
  }

  has(name: string): boolean {
    return this.#entries.has(nameOf(name))
  }

  get names(): string[] {
    return [...this.#entries.keys()]
  }

  /**
   * The bytes of a part. What flows is counted, against the archive's own figures and against the limits; its checksum is compared.
   * @throws SheetRefused where there is no such part
   */
  async *read(name: string, most: number): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(nameOf(name))
    if (entry === undefined) throw new SheetRefused('damaged')
    if ((entry.generalPurposeBitFlag & 1) !== 0) throw new SheetRefused('password')
    const { compressionMethod, uncompressedSize } = entry
    if (compressionMethod !== STORED && compressionMethod !== DEFLATED) throw new SheetRefused('damaged')
    let [flown, sum] = [0, 0]
    const packed = await this.#openPacked(entry).catch((error: unknown) => {
      throw refuse(error)
    })
    const inflate = compressionMethod === STORED ? null : unpack(packed)
    try {
      for await (const chunk of (inflate ?? packed) as AsyncIterable<Buffer>) {
        flown += chunk.length
        this.#unpacked += chunk.length
        // Of the packed bytes those that were taken so far, so that a bomb ends at its first megabyte.
        const taken = inflate?.bytesWritten ?? flown
        const isBomb = flown > sheetLimits.ratioFrom && flown > taken * sheetLimits.ratio
        if (isBomb || this.#unpacked > sheetLimits.unpackedBytes || flown > most)
          throw new SheetRefused('bomb')
        if (flown > uncompressedSize) throw new SheetRefused('damaged')
        sum = crc32(chunk, sum)
        yield chunk
      }
    } catch (error) {
      throw refuse(error)
    } finally {
      packed.destroy()
    }
    if (flown !== uncompressedSize || sum !== entry.crc32) throw new SheetRefused('damaged')
  }

  /** A part as text, piece by piece. */
  async *readText(name: string, most: number): AsyncGenerator<string> {
    let decoder: ReturnType<typeof chunkDecoder> | null = null
    for await (const chunk of this.read(name, most)) {
      decoder ??= chunkDecoder(encodingOf(chunk), 'damaged')
      yield decoder.write(chunk)
    }
    if (decoder !== null) yield decoder.end()
  }

  /** A small part, whole. */
  async readWhole(name: string): Promise<string> {
    let text = ''
    for await (const piece of this.readText(name, sheetLimits.smallPartBytes)) text += piece
    return text
  }

  /** The bytes as they lie in the archive: unpacking and counting them is ours. */
  #openPacked(entry: yauzl.Entry): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.#archive.openReadStream(entry, { decodeFileData: false }, (error, stream) => {
        if (error === null) resolve(stream)
        else reject(error)
      })
    })
  }
}

const unpack = (packed: Readable): InflateRaw => {
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES })
  packed.on('error', (error) => inflate.destroy(error))
  return packed.pipe(inflate)
}

/** By the mark of UTF-16, else UTF-8: what else a part may not be (ECMA-376, part 2, 6.2.5). */
const encodingOf = (first: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le'
  return first[0] === 0xfe && first[1] === 0xff ? 'utf-16be' : 'utf-8'
}
