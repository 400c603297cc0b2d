import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeCsv } from '../../server/src/platform/sheets/write-csv.ts'
import { writeXlsx, type WrittenCell } from '../../server/src/platform/sheets/write-sheet.ts'
import { drawsFrom } from '../figures/family.ts'
import { seededRandom } from '../random-market.ts'

const TITLES = ['App Ref', 'Status', 'Status Dt', 'Disb Amt', 'Sanc Amt', 'UTR']
/** A lender's own columns, of which nothing is read. */
const OTHERS = 14
/** Lines of which the reference is nobody's, one of so many. */
const UNKNOWN_EVERY = 50
const FIRST_RUPEES = 20_000

/** A day of 2026, later for a later round. */
const dayOf = (round: number, day: number): string =>
  `2026-${String(2 + Math.min(round, 8)).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/**
 * Lines of a lender's MIS of `rows` lines: news of each of these applications in turn, and some of nobody's. More lines than applications are
 * tranches, so that nearly every line is a step.
 */
function* lenderRows(numbers: readonly string[], rows: number): Generator<WrittenCell[]> {
  const { whole } = drawsFrom(seededRandom(20_261_124))
  const rounds = Math.ceil(rows / numbers.length)
  yield [...TITLES, ...Array.from({ length: OTHERS }, (_, at) => `Own ${at + 1}`)]
  for (let at = 0; at < rows; at += 1) {
    const round = Math.floor(at / numbers.length)
    const number = at % UNKNOWN_EVERY === 0 ? `LA-${9_000_000 + at}` : (numbers[at % numbers.length] ?? '')
    const draw =
      rounds > 1
        ? 'Part disbursed'
        : (['Disbursed', 'Disbursed', 'Sanctioned', 'Approved', 'Rejected'][whole(0, 4)] ?? '')
    const isPaid = draw === 'Disbursed' || draw === 'Part disbursed'
    const sum = FIRST_RUPEES + round * 5_000 + whole(0, 4_000)
    yield [
      number,
      draw,
      dayOf(round, whole(13, 28)),
      isPaid ? sum : '',
      draw === 'Rejected' ? '' : 100_000,
      isPaid ? `UTR${String(at).padStart(12, '0')}` : '',
      ...Array.from({ length: OTHERS }, (_, column) =>
        column % 2 === 0 ? whole(1, 9_999_999) : `Branch ${at % 97}`,
      ),
    ]
  }
}

async function* asAsync<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items
  await Promise.resolve()
}

const save = (path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> =>
  pipeline(Readable.from(pieces), createWriteStream(path))

export const writeLenderFile = (
  path: string,
  kind: 'csv' | 'xlsx',
  numbers: readonly string[],
  rows: number,
): Promise<void> => {
  const lines = asAsync(lenderRows(numbers, rows))
  return save(path, kind === 'csv' ? writeCsv(lines) : writeXlsx(lines, 'MIS'))
}
