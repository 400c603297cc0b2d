import type { PartnerStatementDetail, StatementLine } from '@marketplace/contract/money/partner-statements'
import { listOwnStatementLines } from '@marketplace/contract/money/partner-statements-own'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { countText } from '../../office/list/count-text.ts'
import { actsColumn, textColumn } from '../../office/list/row-columns.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { keyOfLine, lineColumns, loanText, LOAN_WIDTH } from '../../office/statements/line-columns.tsx'
import { isUndecided } from '../../office/statements/statement-words.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { ObjectDialog } from './object-dialog.tsx'

const PAGE_SIZE = 50
const defaults = { page: '1' }
const none = <EmptyRows text="No line in it">Below stands what each line waits for.</EmptyRows>
const loan = textColumn<StatementLine>('loan', 'Loan', LOAN_WIDTH, loanText)

const canObject = (state: PartnerStatementDetail['state'], { dispute }: StatementLine): boolean =>
  state !== 'CANCELLED' && (dispute === null || !isUndecided(dispute.state))

const columnsOf = (
  state: PartnerStatementDetail['state'],
  hasReferral: boolean,
  onObject: (line: StatementLine) => void,
): readonly Column<StatementLine>[] => [
  ...lineColumns({ loan, part: 'Your part ₹', isPartFirst: true, hasReferral }),
  actsColumn<StatementLine>(loanText, (line) =>
    canObject(state, line) ? [{ label: 'Object…', run: () => onObject(line) }] : [],
  ),
]

/** The lines of the statement; the partner may object to each. */
export const OwnLines = ({ statement }: { statement: PartnerStatementDetail }) => {
  const { statement_id: statementId, sums, state } = statement
  const [{ page: typed }, setState] = useUrlState(defaults)
  const page = pageFrom(typed)
  const [line, setLine] = useState<StatementLine | null>(null)
  const { value, error, reload } = useAnswer(
    ask(`statement ${statementId}`, listOwnStatementLines, {
      params: { statementId },
      query: { page, page_size: PAGE_SIZE },
    }),
  )
  const hasReferral = value?.data.some(({ brought_by }) => brought_by !== null) === true
  const columns = useMemo(() => columnsOf(state, hasReferral, setLine), [state, hasReferral, setLine])
  return (
    <section aria-labelledby="lines" className="min-w-0">
      <h2 id="lines" className="mb-2 text-base">
        {countText(sums.lines, 'lines')} in it
      </h2>
      <PagedRows
        name="own-statement-lines"
        label="Lines of your statement"
        of="lines"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOfLine}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
      />
      <p className="figures mt-2 flex flex-wrap justify-end gap-x-6 text-sm">
        <span>Disbursed {exactRupees(sums.disbursed)}</span>
        <span>We received {exactRupees(sums.received)}</span>
        <span className="font-semibold">Your part {exactRupees(sums.commission)}</span>
      </p>
      {line === null ? null : (
        <ObjectDialog statement={statement} line={line} onClose={() => setLine(null)} />
      )}
    </section>
  )
}
