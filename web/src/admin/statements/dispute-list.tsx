import {
  disputeStates,
  listDisputes,
  type Dispute,
} from '@marketplace/contract/money/partner-statements-disputes'
import { useMemo, useState } from 'react'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { disputeLooks } from '../../office/statements/statement-words.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { disputeColumns } from './dispute-columns.tsx'
import { DisputeDialog } from './dispute-dialog.tsx'

const PAGE_SIZE = 50
const defaults = { dispute: '', page: '1' }
const choices = [
  {
    key: 'dispute',
    label: 'State',
    options: disputeStates.map((state) => ({ value: state, label: disputeLooks[state].label })),
  },
] as const
const keyOf = ({ dispute_id }: Dispute): number => dispute_id
const apart = ['tab'] as const
const none = <EmptyRows text="No dispute here">A partner objects to a line on its own statement.</EmptyRows>

/** What partners object to: of one statement, or all; those that wait for us first. */
export const DisputeList = ({ statementId }: { statementId?: number }) => {
  const [state, setState] = useUrlState(defaults)
  const [opened, setOpened] = useState<number | null>(null)
  const page = pageFrom(state.page)
  const chosen = disputeStates.find((one) => one === state.dispute)
  const query = {
    ...(chosen !== undefined && { state: chosen }),
    ...(statementId !== undefined && { statement_id: statementId }),
  }
  const { value, error, reload } = useAnswer(
    ask('statement-disputes', listDisputes, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  const columns = useMemo(
    () => disputeColumns(({ dispute_id }) => setOpened(dispute_id), { isOfAll: statementId === undefined }),
    [statementId],
  )
  const dispute = value?.data.find(({ dispute_id }) => dispute_id === opened)
  return (
    <>
      <PagedList
        name={statementId === undefined ? 'statement-disputes' : 'disputes-of-statement'}
        views={statementId === undefined ? 'statements.disputes' : null}
        apart={apart}
        label="Disputes"
        of="disputes"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        filters={listFilters(choices, state, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listDisputes, { query })}
      />
      {dispute === undefined ? null : <DisputeDialog dispute={dispute} onClose={() => setOpened(null)} />}
    </>
  )
}
