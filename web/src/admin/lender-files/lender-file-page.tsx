import type { FileKind } from '@marketplace/contract/money/lender-file-words'
import { getLenderFile, type LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { useCallback, useEffect, useState } from 'react'
import { useParams } from '../../router/router.tsx'
import { ApiError } from '../../api/api-error.ts'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { ColumnQuestions } from './column-questions.tsx'
import { FileActions } from './file-actions.tsx'
import { FileFacts } from './file-facts.tsx'
import { FileRows } from './file-rows.tsx'
import { FileSteps } from './file-steps.tsx'
import { answersFor, hasOutcomes, isBusy, listPathOf } from './file-words.ts'
import { followFile, leaveFile } from '../page/followed-files.ts'
import { monthText } from './recent-months.ts'
import { WordQuestions } from './word-questions.tsx'

const LOOK_MS = 1000
const titles: Readonly<Record<FileKind, string>> = {
  status: 'Application status file',
  mis: 'MIS file',
  commission: 'Commission file',
}
const every = ({ data }: { data: LenderFileDetail }): number | null => (isBusy(data.state) ? LOOK_MS : null)

const headText = ({ file_name, month, kind, scope }: LenderFileDetail): string =>
  [
    file_name,
    month === null ? null : monthText(month),
    kind !== 'mis' ? null : scope === 'full_month' ? 'the whole month' : 'changes only',
  ]
    .filter((part) => part !== null)
    .join(' · ')

/**
 * Columns and words that are asked for; what is known already can be looked at and changed before the plan is applied. Words of a
 * file that was applied are for the next one.
 */
const Questions = ({ file, onChange }: { file: LenderFileDetail; onChange: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const { reading, state, upload_id: uploadId } = file
  const answers = answersFor(state)
  if (reading === null || answers === null) return null
  // Words are asked for once the columns are known.
  const lacksColumns = reading.needed.length > 0 || reading.asks_date_order === 1
  const asksColumns = state === 'NEEDS_MAPPING' && (lacksColumns || reading.words.length === 0)
  return (
    <>
      {answers === 'next' ? null : asksColumns || isOpen ? (
        <ColumnQuestions
          key={reading.mapping?.version ?? 0}
          uploadId={uploadId}
          reading={reading}
          onAnswered={() => setOpen(false)}
          onChange={onChange}
          onClose={asksColumns ? null : () => setOpen(false)}
        />
      ) : (
        <Button kind="quiet" className="mb-3" onClick={() => setOpen(true)}>
          Change the columns
        </Button>
      )}
      {reading.words.length === 0 || asksColumns ? null : (
        <WordQuestions file={file} words={reading.words} isForNext={answers === 'next'} onChange={onChange} />
      )}
    </>
  )
}

const LenderFilePage = ({ kind }: { kind: FileKind }) => {
  const { uploadId = '' } = useParams()
  const { value, error, reload } = useAnswer(
    ask(`lender file ${uploadId}`, getLenderFile, { params: { uploadId } }),
    { every },
  )
  const onChange = useCallback(() => invalidate('lender-files', `lender file ${uploadId}`), [uploadId])
  const file = value?.data ?? null
  const isUnderWay = file !== null && isBusy(file.state)
  useEffect(() => {
    leaveFile(uploadId)
    return isUnderWay ? () => followFile(uploadId) : undefined
  }, [uploadId, isUnderWay])
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <>
      <PageHeading
        title={file?.lender_name ?? titles[kind]}
        text={file === null ? undefined : headText(file)}
        back={{ to: listPathOf[kind], label: 'Back to the files' }}
        actions={file === null ? undefined : <FileActions file={file} onChange={onChange} />}
      />
      {isGone ? (
        <EmptyState title="There is no such file">Look for it in the list of files.</EmptyState>
      ) : error === null ? null : (
        <ErrorState error={error} onRetry={reload} />
      )}
      {file === null ? null : (
        <>
          <FileSteps file={file} />
          <FileFacts file={file} />
          <Questions file={file} onChange={onChange} />
          {hasOutcomes(file) ? <FileRows file={file} onChange={onChange} /> : null}
        </>
      )}
    </>
  )
}

/** A file of statuses of several lenders: its plan, or what came of it. */
export const StatusFileRecordPage = () => <LenderFilePage kind="status" />

/** A lender's file of a month: questions, plan, result. */
export const MisFilePage = () => <LenderFilePage kind="mis" />

/** A lender's statement of commission, line by line. */
export const CommissionFilePage = () => <LenderFilePage kind="commission" />
