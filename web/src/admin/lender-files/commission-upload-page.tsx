import { listLenderFiles, type LenderFile } from '@marketplace/contract/money/lender-files'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { listFilters } from '../../office/list/list-filters.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { fileColumns, filePath } from './file-columns.tsx'
import { everyWhileBusy, filesQuery, fileFilters } from './file-list.ts'
import { UploadForm } from './upload-form.tsx'

const PAGE_SIZE = 25
const defaults = { page: '1', state: '', q: '' }
const keyOf = ({ upload_id }: LenderFile): string => upload_id
const none = (
  <EmptyRows text="No commission file yet">Choose the lender, the month and the file above.</EmptyRows>
)
const noneFound = <EmptyRows text="No file found">Clear the search and the filter.</EmptyRows>

/** A lender’s statement of commission. */
export const CommissionUploadPage = () => {
  const [values, setState] = useUrlState(defaults)
  const page = pageFrom(values.page)
  const query = filesQuery('commission', values)
  const { value, error, reload } = useAnswer(
    ask('lender-files', listLenderFiles, { query: { ...query, page, page_size: PAGE_SIZE } }),
    { every: everyWhileBusy },
  )
  return (
    <>
      <PageHeading
        title="Commission file"
        text="What a lender says that it pays for a month, line by line."
      />
      <UploadForm kind="commission" />
      <PagedList
        name="commission-files"
        views="commission-upload-file"
        label="Commission files"
        of="files"
        value={value}
        error={error}
        reload={reload}
        columns={fileColumns}
        keyOf={keyOf}
        pathOf={filePath}
        filters={listFilters(fileFilters, values, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={values.state === '' && values.q === '' ? none : noneFound}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listLenderFiles, { query })}
      />
    </>
  )
}
