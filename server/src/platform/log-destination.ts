import { destination, type DestinationStream } from 'pino'

/** A write for each line would cost half of a bare answer (bench/README.md); none waits longer than this. */
const together = { minLength: 65_536, maxWrite: 131_072, periodicFlush: 200, sync: false } as const

/**
 * Where the log goes: lines are written together. They are kept as bytes: of a text that grows line by line the library counts
 * the bytes anew with each line.
 *
 * @param file a path or a file descriptor; the standard output unless said.
 */
export const logDestination = (file: string | number = 1): DestinationStream & { flushSync(): void } => {
  const lines = destination({ ...together, dest: file, contentMode: 'buffer' })
  const { write } = lines
  return Object.assign(lines, {
    // The library's types know of texts alone.
    write: (line: string): void => void Reflect.apply(write, lines, [Buffer.from(line)]),
  })
}
