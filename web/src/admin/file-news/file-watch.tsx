import { getLenderFile, type LenderFileDetail } from '@marketplace/contract/money/lender-files'
import { useEffect } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useNavigate } from '../../router/router.tsx'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { toastLink } from '../../office/show/toast-extras.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { isBusy, listPathOf, toneOfState, wordsOfState } from '../lender-files/file-words.ts'
import { leaveFile } from '../page/followed-files.ts'

const LOOK_MS = 5_000
const every = ({ data }: { data: LenderFileDetail }): number | null => (isBusy(data.state) ? LOOK_MS : null)

/** Says in passing how a file has ended, or that it asks something, on whatever page its uploader is by then. */
export const FileWatch = ({ uploadId }: { uploadId: string }) => {
  const navigate = useNavigate()
  const { value, error } = useAnswer(
    ask(`lender file ${uploadId}`, getLenderFile, { params: { uploadId } }),
    { every },
  )
  const file = value?.data ?? null
  useEffect(() => {
    // Deleted meanwhile, or not for this role any more. Without a connection it is looked for again.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) leaveFile(uploadId)
    if (file === null || isBusy(file.state)) return
    const tone = toneOfState(file.state)
    const href = `${listPathOf[file.kind]}/${uploadId}`
    showToast(
      `${file.file_name}: ${wordsOfState(file.state)}`,
      tone === 'idle' ? 'info' : tone,
      toastLink('Open the file', href, () => navigate(href)),
    )
    invalidate('lender-files')
    leaveFile(uploadId)
  }, [file, error, uploadId, navigate])
  return null
}
