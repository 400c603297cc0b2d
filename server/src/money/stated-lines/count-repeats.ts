import type { Database } from '../../platform/db/database.ts'
import { firstOpenMonth } from '../ledger/book-month.ts'
import { matchLines } from './match-lines.ts'
import { readClosed } from './read-closed.ts'
import { countInPlaceOf, listRepeatsOf } from './stated-lines.queries.ts'

/** A line of a file that counts now. */
export interface CountedLine {
  upload_id: string
  line: number
}

/**
 * Has the first line that repeated one which was taken back count in its place, in the caller's transaction, as the office and under
 * `lockLenderMonths`: another file states it still. @returns these lines, and the months of the books that changed
 */
export const countRepeats = async (
  trx: Database,
  lenderId: number,
  takenBack: readonly number[],
  by: { staff_id: number; now: Date },
): Promise<{ lines: CountedLine[]; months: string[] }> => {
  const repeats = await listRepeatsOf(trx, takenBack)
  if (repeats.length === 0) return { lines: [], months: [] }
  const closed = await readClosed(trx, lenderId)
  const counting = [...Map.groupBy(repeats, ({ duplicate_of }) => duplicate_of).values()].flatMap(([first]) =>
    first === undefined ? [] : [{ ...first, home: firstOpenMonth(`${first.payout_month}-01`, closed) }],
  )
  await countInPlaceOf(
    trx,
    counting.map(({ stated_line_id, duplicate_of, home }) => ({
      stated_line_id,
      repeated: duplicate_of,
      home_month: home,
    })),
  )
  const { months } = await matchLines(
    trx,
    lenderId,
    counting,
    { matched_by: 'exact', staff_id: by.staff_id },
    by.now,
  )
  return {
    lines: counting.map(({ upload_id, line }) => ({ upload_id, line })),
    months: [...months, ...counting.map(({ home }) => home), ...repeats.map(({ home_month }) => home_month)],
  }
}
