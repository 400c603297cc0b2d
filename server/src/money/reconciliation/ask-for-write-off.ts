import type { settleLines } from '@marketplace/contract/money/reconciliation'
import type { Body } from '@marketplace/contract/platform/call'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { askSecondPerson } from '../../platform/second-person/ask-second-person.ts'
import type { By } from '../../platform/second-person/second-person-kind.ts'
import { refuse } from './refuse.ts'

type Asked = Body<typeof settleLines>['lines'][number]

/** What a request names: `line_id expected stated` of each line, in rupees, with single spaces and semicolons. */
const writtenLines = (lines: readonly Asked[]): string =>
  lines
    .map(({ line_id, expected, stated }) => `${line_id} ${expected} ${stated}`)
    .toSorted()
    .join(';')

/** The lines that a request names. */
export const readLines = (text: string): Asked[] =>
  text.split(';').map((one) => {
    const [line_id = '', expected = '', stated = ''] = one.split(' ')
    return { line_id, outcome: 'write_off', expected: Number(expected), stated: Number(stated) }
  })

/** Asks a second person to write lines off, `short` paise in all. @throws Problem conflict, in words, where another write-off of the month waits. */
export const askForWriteOff = async (
  trx: Database,
  asked: {
    lender_id: number
    month: string
    name: string
    short: number
    reason: string
    lines: readonly Asked[]
  },
  by: By,
  at: Date,
): Promise<void> => {
  const { lender_id, month, name, short, reason, lines } = asked
  const detail = {
    lender_id,
    month,
    amount: toRupees(short),
    count: lines.length,
    lines: writtenLines(lines),
  }
  const object = { kind: 'lender_month', id: `${lender_id}/${month}`, name }
  try {
    await askSecondPerson(trx, { kind: 'write_off', object, detail, reason }, by, at)
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict')
      throw refuse('Another write-off of this month waits for a second person.')
    throw error
  }
}
