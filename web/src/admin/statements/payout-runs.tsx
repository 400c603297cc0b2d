import {
  downloadBankFile,
  listPayoutRuns,
  type PayoutRun,
} from '@marketplace/contract/money/partner-statements-acts'
import { useMemo } from 'react'
import { count } from '../../i18n/format-values.ts'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { actsColumn, textColumn } from '../../office/list/row-columns.tsx'
import { officeDownload } from '../../office/session/downloads.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { timeText } from '../../office/show/day-text.ts'
import { exactDigits } from '../../office/show/exact-rupees.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'

const PAGE_SIZE = 25
const defaults = { run: '1' }
const keyOf = ({ run_id }: PayoutRun): number => run_id
const nameOf = ({ run_id }: PayoutRun): string => `bank file ${run_id}`
const none = <EmptyRows text="No bank file yet">It is made of what waits to be paid.</EmptyRows>

const countColumn = (key: string, title: string, of: (run: PayoutRun) => number): Column<PayoutRun> => ({
  key,
  title,
  width: 92,
  align: 'end',
  exported: of,
  cell: (run) => count(of(run)),
})

/** Bank files that were made, the newest first; each can be downloaded again and is the same. */
export const PayoutRuns = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.run)
  const { value, error, reload } = useAnswer(
    ask('payouts', listPayoutRuns, { query: { page, page_size: PAGE_SIZE } }),
  )
  const columns = useMemo(
    (): readonly Column<PayoutRun>[] => [
      textColumn('run', 'Bank file', 110, ({ run_id }) => String(run_id)),
      textColumn('made_at', 'Made', 150, ({ made_at }) => timeText(made_at)),
      textColumn('made_by', 'Who', 170, ({ made_by }) => made_by),
      countColumn('payouts', 'Payouts', ({ payouts }) => payouts),
      {
        key: 'amount',
        title: 'Amount ₹',
        width: 124,
        align: 'end',
        exported: ({ amount }) => amount,
        cell: ({ amount }) => exactDigits(amount),
      },
      countColumn('paid', 'Paid', ({ paid }) => paid),
      countColumn('failed', 'Sent back', ({ failed }) => failed),
      textColumn('sha256', 'SHA-256', 150, ({ sha256 }) => sha256),
      actsColumn(nameOf, ({ run_id }) => [
        {
          label: 'Download',
          run: () =>
            void officeDownload(downloadBankFile, { params: { runId: run_id } }, `neft-${run_id}.csv`),
        },
      ]),
    ],
    [],
  )
  return (
    <section aria-labelledby="bank-files" className="mt-6">
      <h2 id="bank-files" className="mb-2 text-base">
        Bank files
      </h2>
      <PagedList
        name="bank-files"
        views={null}
        label="Bank files"
        of="bank files"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ run: String(next) })}
        readAll={() => readAll(listPayoutRuns, { query: {} })}
      />
    </section>
  )
}
