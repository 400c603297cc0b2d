import {
  listStatementLines,
  type PartnerStatementDetail,
  type StatementLine,
} from '@marketplace/contract/money/partner-statements'
import { useMemo } from 'react'
import { ask, readAll, useAnswer } from '../../../office/answers.ts'
import { countText } from '../../../office/list/count-text.ts'
import { PagedList } from '../../../office/list/paged-list.tsx'
import { RowLink } from '../../../office/list/row-name.tsx'
import { pageFrom } from '../../../office/shell/page-from.ts'
import { exactRupees } from '../../../office/show/exact-rupees.ts'
import { keyOfLine, lineColumns, loanText, LOAN_WIDTH } from '../../../office/statements/line-columns.tsx'
import type { Column } from '../../../office/table/data-table.tsx'
import { EmptyRows } from '../../../office/table/empty-rows.tsx'
import { useUrlState } from '../../../office/table/use-url-state.ts'

const PAGE_SIZE = 50
const defaults = { page: '1', line: '' }
const none = <EmptyRows text="No line in it">The tab “Not in it” says what is waited for.</EmptyRows>

/** @param shown the page of the list, the key of the line that stands beside it, and whether invited partners brought some of the loans. */
const columnsOf = (
  statementId: number,
  shown: { page: number; line: string; hasReferral: boolean },
): readonly Column<StatementLine>[] => {
  const pathOf = (line: StatementLine): string => {
    const query = new URLSearchParams({
      ...(shown.page > 1 && { page: String(shown.page) }),
      line: keyOfLine(line),
    })
    return `/admin/statements/${statementId}?${query.toString()}`
  }
  const loan: Column<StatementLine> = {
    key: 'loan',
    title: 'Loan',
    width: LOAN_WIDTH,
    exported: loanText,
    cell: (line) => {
      const isChosen = keyOfLine(line) === shown.line
      return (
        <span
          aria-current={isChosen ? 'true' : undefined}
          className={isChosen ? 'border-s-3 border-brand ps-2' : ''}
        >
          <RowLink to={pathOf(line)} className="figures">
            {loanText(line)}
          </RowLink>
        </span>
      )
    },
  }
  return lineColumns({ loan, part: 'Part ₹', hasReferral: shown.hasReferral })
}

/** The lines of a statement; the loan of each shows beside them how its part came about. */
export const StatementLines = ({ statement }: { statement: PartnerStatementDetail }) => {
  const { statement_id: statementId, sums, state } = statement
  const [{ page: typed, line }, setState] = useUrlState(defaults)
  const page = pageFrom(typed)
  const params = { statementId }
  const { value, error, reload } = useAnswer(
    ask(`statement ${statementId}`, listStatementLines, { params, query: { page, page_size: PAGE_SIZE } }),
  )
  const hasReferral = value?.data.some(({ brought_by }) => brought_by !== null) === true
  const columns = useMemo(
    () => columnsOf(statementId, { page, line, hasReferral }),
    [statementId, line, page, hasReferral],
  )
  return (
    <>
      <PagedList
        name="statement-lines"
        views={null}
        label="Lines of the statement"
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
        readAll={() => readAll(listStatementLines, { params, query: {} })}
      />
      <p className="figures mt-2 flex flex-wrap justify-end gap-x-6 text-sm">
        <span>{countText(sums.lines, 'lines')}</span>
        <span>Disbursed {exactRupees(sums.disbursed)}</span>
        <span>Received {exactRupees(sums.received)}</span>
        <span className="font-semibold">Part {exactRupees(sums.commission)}</span>
      </p>
      {state === 'DRAFT' ? (
        <p className="mt-2 text-sm text-ink-soft">A draft: lines flow in and out until it is shown.</p>
      ) : null}
    </>
  )
}
