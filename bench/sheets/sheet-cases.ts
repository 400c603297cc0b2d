import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRows } from '../../server/src/platform/sheets/read-rows.ts'
import { unpackRows } from '../../server/src/platform/sheets/row-batch.ts'
import { SheetRefused, type SheetInfo, type SheetRow } from '../../server/src/platform/sheets/sheet-types.ts'
import { seededRandom } from '../random-market.ts'
import { mutateFile } from './mutate-file.ts'
import { firstDifference, randomWorkbook, readBySecond, textsByLine } from './second-reader.ts'

/** The cases of the proof `sheets`, in a process that prove-sheets.ts watches. */

export interface SheetCases {
  /** The first case of this process; where it is 0, the whole files of the corpus are compared before. */
  from: number
  n: number
  seed: number
  isFaulty: boolean
  corpus: string
  /** A file that may be written over. */
  scratch: string
}

export type CaseMessage =
  | { what: 'begins'; at: number; name: string }
  | { what: 'counterexample'; of: 'reading' | 'agreement'; text: string }
  | { what: 'ended'; read: number; refused: number; compared: number }

const { from, n, seed, isFaulty, corpus, scratch } = JSON.parse(process.argv[2] ?? '') as SheetCases
const say = (message: CaseMessage): void => {
  process.send?.(message)
}
const count = { read: 0, refused: 0, compared: 0 }

const corpusFiles = ['calamine', 'csv-spectrum', 'yauzl'].flatMap((folder) =>
  readdirSync(join(corpus, folder))
    .filter((name) => !name.endsWith('.json'))
    .toSorted()
    .map((name) => join(corpus, folder, name)),
)

/** The file in the scratch place; null where it is refused, as it may be. */
const readScratch = async (bytes: Uint8Array): Promise<{ info: SheetInfo; rows: SheetRow[] } | null> => {
  await writeFile(scratch, bytes)
  const rows: SheetRow[] = []
  try {
    const info = await readRows({ path: scratch, fileName: 'case' }, async (packed) => {
      rows.push(...unpackRows(packed))
      await Promise.resolve()
    })
    count.read += 1
    return { info, rows }
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error
    // The planted fault: a refusal that is an accident.
    if (isFaulty) throw new TypeError('a planted fault', { cause: error })
    count.refused += 1
    return null
  }
}

const judgeReading = async (name: string, bytes: Uint8Array): Promise<void> => {
  try {
    await readScratch(bytes)
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    say({ what: 'counterexample', of: 'reading', text: `${name}: ${text}` })
  }
}

const judgeAgreement = async (name: string, bytes: Uint8Array): Promise<void> => {
  const read = await readScratch(bytes).catch(() => null)
  if (read === null || read.info.kind !== 'xlsx') return
  const theirs = await readBySecond(bytes, read.info.sheetName)
  if (theirs === null) return
  count.compared += 1
  const ours = textsByLine(read.rows)
  // The planted fault: a cell that is lost.
  if (isFaulty) for (const [line, cells] of ours) ours.set(line, cells.slice(0, -1))
  const difference = firstDifference(ours, theirs)
  if (difference !== null) say({ what: 'counterexample', of: 'agreement', text: `${name}: ${difference}` })
}

/** Files that the two read otherwise on purpose, and what is right of them. */
const readOtherwise: Readonly<Record<string, string>> = {
  'calamine/date_1904.xlsx': 'a number of hours beyond a day, [hh]:mm, is no date',
  'calamine/empty_shared_string_value.xlsx': 'an empty index of a string is not the first string',
  'calamine/encoded_entities.xlsx': 'a cell of nothing but space is empty unless it says that space counts',
  'calamine/richtext-namespaced.xlsx': 'a line end of XML is a line feed, however it is written',
  'calamine/whitespace_trim.xlsx': 'space at the ends counts only where the text says so',
}

if (from === 0)
  for (const file of corpusFiles.filter((path) => path.endsWith('.xlsx'))) {
    const name = file.slice(corpus.length + 1)
    if (readOtherwise[name] !== undefined) continue
    say({ what: 'begins', at: -1, name })
    await judgeAgreement(name, readFileSync(file))
  }
for (let at = from; at < n; at += 1) {
  const random = seededRandom(seed * 1_000_003 + at)
  const file = corpusFiles[Math.floor(random() * corpusFiles.length)] ?? ''
  const name = `case ${at} of seed ${seed}, ${at % 2 === 0 ? file.slice(corpus.length + 1) : 'random'}`
  say({ what: 'begins', at, name })
  if (at % 2 === 0) await judgeReading(name, mutateFile(readFileSync(file), random))
  else await judgeAgreement(name, await randomWorkbook(random))
  say({ what: 'ended', ...count })
}
process.disconnect()
