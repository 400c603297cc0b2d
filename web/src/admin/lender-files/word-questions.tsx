import { lenderStatuses, type LenderStatus } from '@marketplace/contract/loans/applications'
import { answerFileWords, type FileReading, type LenderFile } from '@marketplace/contract/money/lender-files'
import { useState } from 'react'
import { count } from '../../i18n/format-values.ts'
import { Segmented } from '../../office/form/segmented.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { wordsOfStatus } from '../csr-portal/status-words.ts'

const LEAVE_OUT = 'leave out'
const ours: ReadonlySet<LenderStatus> = new Set<LenderStatus>(['QUEUED', 'SEND_FAILED'])
const meanings = [
  ...lenderStatuses
    .filter((status) => !ours.has(status))
    .map((status) => ({ value: status, label: wordsOfStatus(status) })),
  { value: LEAVE_OUT, label: 'Leave rows with it out' },
]
const whom = [
  { value: '0', label: 'This lender' },
  { value: '1', label: 'All lenders' },
] as const

interface WordQuestionsProps {
  file: Pick<LenderFile, 'upload_id' | 'lender_id'>
  words: FileReading['words']
  /** The file itself has come to its end. */
  isForNext: boolean
  /** The file stands elsewhere by now, answered or refused. */
  onChange: () => void
}

/** What status words mean that nobody has explained yet: each once, kept for the files to come. */
export const WordQuestions = ({
  file: { upload_id: uploadId, lender_id },
  words,
  isForNext,
  onChange,
}: WordQuestionsProps) => {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [forAll, setForAll] = useState<Readonly<Record<string, '0' | '1'>>>({})
  const [isBusy, setBusy] = useState(false)
  // A file of several lenders: what a word means there it means for all of them.
  const asksWhom = lender_id !== null
  const open = words.filter(({ word }) => (chosen[word] ?? '') === '').length
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const answers = words.map(({ word }) => {
        const status = lenderStatuses.find((one) => one === chosen[word]) ?? null
        return { word, status, for_all: !asksWhom || forAll[word] === '1' ? (1 as const) : (0 as const) }
      })
      await officeCall(answerFileWords, { params: { uploadId }, body: { words: answers } })
      if (isForNext) showToast('Kept for the next file', 'good')
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
      onChange()
    }
  }
  return (
    <Card className="mb-4 p-4" aria-label="New status words">
      <h2 className="text-base">
        {words.length === 1 ? 'One status word is new' : `${count(words.length)} status words are new`}
      </h2>
      <p className="text-sm text-ink-soft">
        {isForNext
          ? 'Their rows were not applied. The answers are kept for the files to come.'
          : 'Kept for the files to come.'}
      </p>
      <ul className="mt-2 divide-y divide-line-soft">
        {words.map(({ word, count: rows, lines }) => (
          <li key={word} className="grid items-end gap-3 py-3 md:grid-cols-[1fr_16rem_auto]">
            <p className="min-w-0 text-sm">
              <span className="block font-semibold wrap-anywhere">“{word}”</span>
              <span className="text-ink-soft">
                {count(rows)} {rows === 1 ? 'row' : 'rows'}, as line {lines.map(count).join(', ')}
              </span>
            </p>
            <SelectField
              label={`What “${word}” means`}
              placeholder="Choose a status"
              options={meanings}
              value={chosen[word] ?? ''}
              onChange={({ target }) => setChosen({ ...chosen, [word]: target.value })}
            />
            {asksWhom ? (
              <Segmented
                label={`For whom “${word}” means it`}
                options={whom}
                value={forAll[word] ?? '0'}
                onChange={(value) => setForAll({ ...forAll, [word]: value })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <Button className="mt-2" busy={isBusy} disabled={open > 0} onClick={() => void send()}>
        {open > 0 ? `${count(open)} still open` : isForNext ? 'Keep for the next file' : 'Plan again'}
      </Button>
    </Card>
  )
}
