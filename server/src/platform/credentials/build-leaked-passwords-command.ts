import { readFile, writeFile } from 'node:fs/promises'
import { makeBloomFilter, writeBloomFilter } from './bloom-filter.ts'
import { isWorthHolding } from './leaked-passwords.ts'

/** Six readings of a password are asked for: together fewer than one in a thousand honest ones is refused by mistake. */
const WRONG = 0.0001

/**
 * `node server/src/platform/credentials/build-leaked-passwords-command.ts <list.txt> …`: makes leaked-passwords.bin of lists with a
 * password a line (decision 067 names those that were used).
 */
const lists = process.argv.slice(2)
const entries = new Set<string>()
for (const list of lists) {
  for (const line of (await readFile(list, 'utf8')).split(/\r?\n/)) {
    const text = line.normalize('NFKC').toLowerCase()
    if (isWorthHolding(text)) entries.add(text)
  }
}
if (entries.size === 0) {
  process.stderr.write('Usage: build-leaked-passwords-command.ts <list.txt> …\n')
  process.exitCode = 1
} else {
  const bytes = writeBloomFilter(makeBloomFilter(entries, WRONG))
  await writeFile(new URL('leaked-passwords.bin', import.meta.url), bytes)
  process.stdout.write(`${entries.size} passwords in ${bytes.length} bytes.\n`)
}
