import {
  listStatementLeftOut,
  type LeftOutLine,
  type PartnerStatementDetail,
} from '@marketplace/contract/money/partner-statements'
import { ask, readAll, useAnswer } from '../../../office/answers.ts'
import { countText } from '../../../office/list/count-text.ts'
import { PagedList } from '../../../office/list/paged-list.tsx'
import { textColumn } from '../../../office/list/row-columns.tsx'
import { pageFrom } from '../../../office/shell/page-from.ts'
import { exactRupees } from '../../../office/show/exact-rupees.ts'
import { keyOfLine, leftOutColumns, loanText, LOAN_WIDTH } from '../../../office/statements/line-columns.tsx'
import { EmptyRows } from '../../../office/table/empty-rows.tsx'
import { useUrlState } from '../../../office/table/use-url-state.ts'

const PAGE_SIZE = 50
const defaults = { out: '1' }
const none = <EmptyRows text="Nothing is left out">Every line of the partner is in a statement.</EmptyRows>
const columns = leftOutColumns({
  loan: textColumn<LeftOutLine>('loan', 'Loan', LOAN_WIDTH, loanText),
  part: 'Part ₹',
})

/** Lines of the partner that are in no statement, and why. */
export const LeftOutLines = ({ statement }: { statement: PartnerStatementDetail }) => {
  const { statement_id: statementId, sums } = statement
  const [{ out }, setState] = useUrlState(defaults)
  const page = pageFrom(out)
  const params = { statementId }
  const { value, error, reload } = useAnswer(
    ask(`statement ${statementId}`, listStatementLeftOut, { params, query: { page, page_size: PAGE_SIZE } }),
  )
  return (
    <>
      <PagedList
        name="statement-left-out"
        views={null}
        label="Lines that are not in it"
        of="lines"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOfLine}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ out: String(next) })}
        readAll={() => readAll(listStatementLeftOut, { params, query: {} })}
      />
      <p className="figures mt-2 flex flex-wrap justify-end gap-x-6 text-sm">
        <span>{countText(sums.left_out_lines, 'lines')}</span>
        <span className="font-semibold">{exactRupees(sums.left_out)}</span>
      </p>
    </>
  )
}
