import {
  applicationStatusFileTexts,
  listApplicationStatusFiles,
  type ApplicationStatusFile,
} from '@marketplace/contract/money/application-status-files'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { Pager } from '../../office/table/pager.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { statusFileColumns, statusFilePath } from './status-columns.tsx'
import { StatusUpload } from './status-upload.tsx'
import { UndoDialog } from './undo-dialog.tsx'

const REFRESH_MS = 30_000
const every = (): number => REFRESH_MS
const pageSizes = [5, 10, 20] as const
const defaults = { page: '1', size: '5' }
const keyOf = ({ upload_id }: ApplicationStatusFile): string => upload_id

/** Files of statuses of several lenders, applied as they are uploaded (section 2, Admin Application Status File page). */
export const StatusFilePage = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const pageSize = pageSizes.find((size) => String(size) === state.size) ?? 5
  const { value, error, reload } = useAnswer(
    ask('lender-files', listApplicationStatusFiles, { query: { page, page_size: pageSize } }),
    { every },
  )
  const [undone, setUndone] = useState<ApplicationStatusFile | null>(null)
  const columns = useMemo(() => statusFileColumns(setUndone), [])
  return (
    <>
      <PageHeading
        title="Application Status File"
        text="The list is refreshed every 30 seconds and after an upload."
      />
      <StatusUpload />
      <PagedRows
        name="application-status-files"
        label="Application status files"
        of="files"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={statusFilePath}
        emptyText={applicationStatusFileTexts.none_there}
        page={page}
        pageSize={pageSize}
        onPage={(next) => setState({ page: String(next) })}
        className="edge-to-edge"
        pager={
          value === null ? null : (
            <Pager
              label="files"
              page={page}
              pageSize={pageSize}
              total={value.total}
              onPage={(next) => setState({ page: String(next) })}
              pageSizes={pageSizes}
              onPageSize={(size) => setState({ size: String(size), page: '1' })}
            />
          )
        }
      />
      {undone === null ? null : (
        <UndoDialog
          uploadId={undone.upload_id}
          fileName={undone.file_name}
          kind="status"
          onClose={() => setUndone(null)}
        />
      )}
    </>
  )
}
