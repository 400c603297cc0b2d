import type { LeftOutLine, PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import { listOwnStatementLeftOut } from '@marketplace/contract/money/partner-statements-own'
import { ask, useAnswer } from '../../office/answers.ts'
import { countText } from '../../office/list/count-text.ts'
import { textColumn } from '../../office/list/row-columns.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { keyOfLine, leftOutColumns, loanText, LOAN_WIDTH } from '../../office/statements/line-columns.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'

const PAGE_SIZE = 50
const defaults = { out: '1' }
const none = (
  <EmptyRows text="Every line is on a statement">What waits for a lender’s money would stand here.</EmptyRows>
)
const columns = leftOutColumns({
  loan: textColumn<LeftOutLine>('loan', 'Loan', LOAN_WIDTH, loanText),
  part: 'Your part ₹',
})

/** What is not in the statement, and what each line waits for. */
export const OwnLeftOut = ({ statement }: { statement: PartnerStatementDetail }) => {
  const { statement_id: statementId, sums } = statement
  const [{ out }, setState] = useUrlState(defaults)
  const page = pageFrom(out)
  const { value, error, reload } = useAnswer(
    ask(`statement ${statementId}`, listOwnStatementLeftOut, {
      params: { statementId },
      query: { page, page_size: PAGE_SIZE },
    }),
  )
  return (
    <section aria-labelledby="left-out" className="min-w-0">
      <h2 id="left-out" className="mb-2 text-base">
        {sums.left_out_lines === 0
          ? 'What is not in it'
          : `Why ${countText(sums.left_out_lines, 'lines')} of ${exactRupees(sums.left_out)} ${sums.left_out_lines === 1 ? 'is' : 'are'} not in it`}
      </h2>
      <PagedRows
        name="own-statement-left-out"
        label="Lines that are not in your statement"
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
      />
    </section>
  )
}
