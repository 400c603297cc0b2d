import type { FileScope } from '@marketplace/contract/money/lender-file-words'
import { uploadLenderFile } from '@marketplace/contract/money/lender-files'
import { useMemo, useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { fieldErrors } from '../../api/api-error.ts'
import { invalidate, useAnswer } from '../../office/answers.ts'
import { todayInIndia } from '../../office/form/calendar-day.ts'
import { FileField } from '../../office/form/file-field.tsx'
import { SearchSelect } from '../../office/form/search-select.tsx'
import { Segmented } from '../../office/form/segmented.tsx'
import { officeUpload } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { useIsMounted } from '../../office/use-is-mounted.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { lenderRows } from '../lenders/lender-rows.ts'
import { followFile } from '../page/followed-files.ts'
import { acceptedFiles, wrongFile } from './check-file.ts'
import { recentMonths } from './recent-months.ts'
import { listPathOf } from './file-words.ts'

const scopes: readonly { value: FileScope; label: string }[] = [
  { value: 'full_month', label: 'The whole month' },
  { value: 'changes_only', label: 'Changes only' },
]
const scopeHints: Readonly<Record<FileScope, string>> = {
  full_month: 'Every application of the month stands in the file: one that does not is told as missing.',
  changes_only: 'The file holds news alone: nothing is told as missing.',
}
const fileHints = {
  mis: '.xlsx, .xls or .csv. Nothing is changed before you apply it.',
  commission: '.xlsx, .xls or .csv. Nothing is booked before you apply it.',
} as const

/** Step 1: the lender, the month and the file. Nothing is changed by uploading it. */
export const UploadForm = ({ kind }: { kind: 'mis' | 'commission' }) => {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const lenders = useAnswer(lenderRows)
  const [months] = useState(() => recentMonths(todayInIndia(Date.now())))
  const [lenderId, setLenderId] = useState('')
  const [month, setMonth] = useState('')
  const [scope, setScope] = useState<FileScope>('full_month')
  const [file, setFile] = useState<File | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const choices = useMemo(
    () =>
      (lenders.value?.data ?? []).map(({ lender_id, name }) => ({ value: String(lender_id), label: name })),
    [lenders.value],
  )
  const send = async (): Promise<void> => {
    const wrong = wrongFile(file)
    setErrors(wrong === null ? {} : { file: wrong })
    if (file === null || wrong !== null) return
    const form = new FormData()
    form.append('kind', kind)
    form.append('lender_id', lenderId)
    form.append('month', month)
    if (kind === 'mis') form.append('scope', scope)
    form.append('file', file)
    setBusy(true)
    try {
      const { data } = await officeUpload(uploadLenderFile, {}, form)
      invalidate('lender-files')
      // Whoever has gone on to another page meanwhile stays there.
      if (isMounted()) navigate(`${listPathOf[kind]}/${data.upload_id}`)
      else {
        showToast(`${data.file_name} is uploaded`, 'good')
        followFile(data.upload_id)
      }
    } catch (error) {
      setErrors(fieldErrors(error))
      showFailure(error)
      setBusy(false)
    }
  }
  return (
    <section aria-label="Upload" className="mb-4 grid gap-3">
      {lenders.error === null ? null : <ErrorState error={lenders.error} onRetry={lenders.reload} />}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SearchSelect
          label="Lender"
          placeholder="Type a name"
          value={lenderId}
          onChange={setLenderId}
          options={choices}
          error={errors['lender_id']}
        />
        <SelectField
          label="Month"
          placeholder="Choose a month"
          options={months}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          error={errors['month']}
        />
      </div>
      {kind === 'mis' ? (
        <div>
          <Segmented label="What the file holds" options={scopes} value={scope} onChange={setScope} />
          <p className="mt-1 text-sm text-ink-soft">{scopeHints[scope]}</p>
        </div>
      ) : null}
      <FileField
        label={kind === 'mis' ? 'MIS file' : 'Commission file'}
        accept={acceptedFiles}
        file={file}
        onChange={(next) => {
          setFile(next)
          setErrors({})
        }}
        error={errors['file']}
        hint={fileHints[kind]}
        isDisabled={isBusy}
      />
      <div>
        <Button busy={isBusy} disabled={lenderId === '' || month === ''} onClick={() => void send()}>
          Upload
        </Button>
      </div>
    </section>
  )
}
