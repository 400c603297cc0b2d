import { listFileRows, settleFileRows, type FileRow } from '@marketplace/contract/money/lender-file-rows'
import type { LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { useEffect, useMemo, useState } from 'react'
import { count } from '../../i18n/format-values.ts'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import type { RowAct } from '../../office/list/row-menu.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { classNames } from '../../ui/class-names.ts'
import { ChooseApplicationDialog } from './choose-application-dialog.tsx'
import { outcomeTabs } from './file-words.ts'
import { moveColumns, recordPath, statedColumns } from './row-columns.tsx'

const PAGE_SIZE = 50
const defaults = { outcome: '', page: '1', q: '' }
const filters = [{ key: 'q', label: 'Number, reference, line', options: [], typed: 'text' }] as const
const keyOf = ({ key }: FileRow): number => key
const apart = ['outcome'] as const
const none = <EmptyRows text="No row here">No line of the file has this outcome.</EmptyRows>
const noneFound = <EmptyRows text="No row found">Clear the search.</EmptyRows>
const lastPageOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))
const views = {
  status: 'application-status-file.rows',
  mis: 'mis-upload.rows',
  commission: 'commission-upload-file.rows',
} as const

interface FileRowsProps {
  file: LenderFileDetail
  onChange: () => void
}

/** What a person can do with a row while the plan is not applied. */
const settleActs = (
  file: LenderFileDetail,
  row: FileRow,
  {
    settle,
    choose,
  }: { settle: (row: FileRow, choice: 'leave_out' | 'take_in') => void; choose: (row: FileRow) => void },
): readonly RowAct[] => {
  if (file.state !== 'PLANNED') return []
  if (row.outcome === 'excluded') return [{ label: 'Take in again', run: () => settle(row, 'take_in') }]
  if (row.outcome === 'ambiguous' || row.outcome === 'extra')
    return [
      { label: 'Choose the application…', run: () => choose(row) },
      { label: 'Leave out', run: () => settle(row, 'leave_out') },
    ]
  return row.outcome === 'new_event' || row.outcome === 'stated'
    ? [{ label: 'Leave out', run: () => settle(row, 'leave_out') }]
    : []
}

type OutcomeTab = ReturnType<typeof outcomeTabs>[number]

/** The outcome that is asked for, else the first one with lines. */
const openTab = (tabs: readonly OutcomeTab[], asked: string): OutcomeTab | undefined =>
  tabs.find(({ outcome }) => outcome === asked) ?? tabs.find((tab) => tab.count > 0) ?? tabs[0]

/** The lines of a file by their outcome, each with every field old → new. */
export const FileRows = ({ file, onChange }: FileRowsProps) => {
  const { upload_id: uploadId, kind } = file
  const [values, setState] = useUrlState(defaults)
  const [chosen, setChosen] = useState<FileRow | null>(null)
  const tabs = outcomeTabs(file)
  const { outcome: asked } = values
  const open = openTab(tabs, asked)
  const outcome = open?.outcome ?? 'error'
  const page = Math.min(pageFrom(values.page), lastPageOf(open?.count ?? 0))
  const query = { outcome, ...(values.q !== '' && { search: values.q }) }
  const params = { uploadId }
  const question = ask(`lender file ${uploadId}`, listFileRows, {
    params,
    query: { ...query, page, page_size: PAGE_SIZE },
  })
  const { value, error, reload } = useAnswer({
    ...question,
    // Another plan, or another state, has other rows; those of before stay until the new ones are there.
    queryKey: [...question.queryKey, file.plan_hash, file.state],
  })
  const lastFound =
    value !== null && value.data.length === 0 && value.total > 0 ? lastPageOf(value.total) : null
  useEffect(() => {
    if (lastFound !== null) setState({ page: String(lastFound) })
  }, [lastFound, setState])
  const columns = useMemo(() => {
    const settle = async (row: FileRow, choice: 'leave_out' | 'take_in'): Promise<void> => {
      try {
        await officeCall(settleFileRows, { params: { uploadId }, body: { keys: [row.key], choice } })
      } catch (failure) {
        showFailure(failure)
      }
      onChange()
    }
    const actsOf = (row: FileRow): readonly RowAct[] =>
      settleActs(file, row, { settle: (one, choice) => void settle(one, choice), choose: setChosen })
    const shown = openTab(outcomeTabs(file), asked)?.outcome ?? 'error'
    return kind === 'commission' ? statedColumns(shown, actsOf) : moveColumns(shown, actsOf)
  }, [file, kind, uploadId, onChange, asked])
  return (
    <>
      <div role="group" aria-label="Outcomes" className="mb-3 flex flex-wrap gap-1">
        {tabs.map((tab) => (
          <button
            key={tab.outcome}
            type="button"
            aria-pressed={tab.outcome === outcome}
            onClick={() => setState({ outcome: tab.outcome, page: '1' })}
            className={classNames(
              'min-h-8 rounded-control px-3 text-sm pointer-coarse:min-h-11',
              tab.outcome === outcome
                ? 'bg-brand-soft font-semibold text-brand-ink'
                : 'text-ink-soft hover:bg-hover',
            )}
          >
            {tab.title} <span className="figures">{count(tab.count)}</span>
          </button>
        ))}
      </div>
      <PagedList
        name={`${kind}-file-rows`}
        views={views[kind]}
        apart={apart}
        label="Lines of the file"
        of="lines"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={recordPath}
        filters={listFilters(filters, values, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={values.q === '' ? none : noneFound}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listFileRows, { params, query })}
      />
      {chosen === null ? null : (
        <ChooseApplicationDialog
          uploadId={uploadId}
          row={chosen}
          onClose={() => setChosen(null)}
          onSettled={onChange}
        />
      )}
    </>
  )
}
