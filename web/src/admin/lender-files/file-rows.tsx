import { listFileRows, settleFileRows, type FileRow } from '@marketplace/contract/money/lender-file-rows'
import type { LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { useMemo, useState } from 'react'
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

/** The lines of a file by their outcome, each with every field old → new. */
export const FileRows = ({ file, onChange }: FileRowsProps) => {
  const { upload_id: uploadId, kind } = file
  const [values, setState] = useUrlState(defaults)
  const [chosen, setChosen] = useState<FileRow | null>(null)
  const tabs = outcomeTabs(file.outcomes, kind === 'commission' ? 'commission' : 'moves')
  const open =
    tabs.find(({ outcome }) => outcome === values.outcome) ?? tabs.find((tab) => tab.count > 0) ?? tabs[0]
  const outcome = open?.outcome ?? 'error'
  const page = pageFrom(values.page)
  const query = { outcome, ...(values.q !== '' && { search: values.q }) }
  const params = { uploadId }
  const { value, error, reload } = useAnswer(
    ask(`lender file ${uploadId}`, listFileRows, { params, query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  const columns = useMemo(() => {
    const settle = async (row: FileRow, choice: 'leave_out' | 'take_in'): Promise<void> => {
      try {
        await officeCall(settleFileRows, { params: { uploadId }, body: { keys: [row.key], choice } })
        onChange()
      } catch (failure) {
        showFailure(failure)
      }
    }
    const actsOf = (row: FileRow): readonly RowAct[] =>
      settleActs(file, row, { settle: (one, choice) => void settle(one, choice), choose: setChosen })
    return kind === 'commission' ? statedColumns(actsOf) : moveColumns(actsOf)
  }, [file, kind, uploadId, onChange])
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
        emptyText={none}
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
