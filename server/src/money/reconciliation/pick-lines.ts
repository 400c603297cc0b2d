import type { listMonthLines } from '@marketplace/contract/money/reconciliation'
import type { Query } from '@marketplace/contract/platform/call'
import type { JudgedLine } from './read-month.ts'
import type { MatchRow, SaidRow } from '../stated-lines/stated-lines.queries.ts'

type Asked = Pick<Query<typeof listMonthLines>, 'kind' | 'is_open' | 'search'>
type Reference = Pick<SaidRow, 'invoice_no' | 'utr'>

/** What is read for a search alone. */
interface Reads {
  matches: (
    parts: { lender_application_id: number; tranche: number }[],
  ) => Promise<(Reference & Pick<MatchRow, 'lender_application_id' | 'tranche'>)[]>
  lines: (ids: number[]) => Promise<(Reference & Pick<SaidRow, 'stated_line_id'>)[]>
}

/** The lines of a kind, open or not, that a search names by application, invoice or UTR. */
export const pickLines = async (
  all: readonly JudgedLine[],
  { kind, is_open, search }: Asked,
  reads: Reads,
): Promise<JudgedLine[]> => {
  const picked = all.filter(
    (line) =>
      (kind === undefined || line.kind === kind) &&
      (is_open === undefined || line.is_open === (is_open === '1')),
  )
  const sought = search?.trim().toUpperCase() ?? ''
  if (sought === '') return picked
  const isSought = (text: string | null): boolean => text !== null && text.toUpperCase() === sought
  const names = ({ invoice_no, utr }: Reference): boolean => isSought(invoice_no) || isSought(utr)
  const parts = picked.flatMap(({ lender_application_id, tranche }) =>
    lender_application_id === null || tranche === null ? [] : [{ lender_application_id, tranche }],
  )
  const ids = picked.flatMap(({ tranche, stated_line_id }) =>
    tranche === null && stated_line_id !== null ? [stated_line_id] : [],
  )
  const named = new Set(
    (await reads.matches(parts)).filter(names).map((row) => `${row.lender_application_id}-${row.tranche}`),
  )
  const alone = new Set((await reads.lines(ids)).filter(names).map(({ stated_line_id }) => stated_line_id))
  return picked.filter(
    (line) =>
      isSought(line.application_number) ||
      (line.tranche === null
        ? alone.has(line.stated_line_id ?? 0)
        : named.has(`${line.lender_application_id}-${line.tranche}`)),
  )
}
