import type { Dispute } from '@marketplace/contract/money/partner-statements-disputes'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowButton, RowLink } from '../../office/list/row-name.tsx'
import { exactDigits } from '../../office/show/exact-rupees.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { loanText } from '../../office/statements/line-columns.tsx'
import { disputeLooks } from '../../office/statements/statement-words.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { statementPath } from './statement-columns.tsx'

/** What was written last. */
const lastWords = ({ entries }: Dispute): string | null => {
  const last = entries.at(-1)
  return last === undefined ? null : `${last.author}: ${last.text}`
}

const ofAll: readonly Column<Dispute>[] = [
  textColumn('partner', 'Partner', 190, ({ partner_name }) => partner_name),
  {
    key: 'number',
    title: 'Statement',
    width: 150,
    exported: ({ number }) => number,
    cell: (dispute) => (
      <RowLink to={`${statementPath(dispute)}?tab=disputes`} className="figures">
        {dispute.number}
      </RowLink>
    ),
  },
]

/** Disputes; those of one statement do without its number and its partner. */
export const disputeColumns = (
  onOpen: (dispute: Dispute) => void,
  { isOfAll }: { isOfAll: boolean },
): readonly Column<Dispute>[] => [
  {
    key: 'loan',
    title: 'Loan',
    width: 170,
    exported: loanText,
    cell: (dispute) => (
      <RowButton onOpen={() => onOpen(dispute)} className="figures">
        {loanText(dispute)}
      </RowButton>
    ),
  },
  {
    key: 'state',
    title: 'State',
    width: 112,
    exported: ({ state }) => disputeLooks[state].label,
    cell: ({ state }) => <StatusDot tone={disputeLooks[state].tone}>{disputeLooks[state].label}</StatusDot>,
  },
  ...(isOfAll ? ofAll : []),
  textColumn('lender', 'Lender', 170, ({ lender_name }) => lender_name),
  {
    key: 'amount',
    title: 'Part ₹',
    width: 112,
    align: 'end',
    exported: ({ amount }) => amount,
    cell: ({ amount }) => exactDigits(amount),
  },
  agoColumn('opened_at', 'Opened', ({ opened_at }) => opened_at),
  textColumn('last', 'Last words', 360, lastWords),
]
