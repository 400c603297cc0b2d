import { getWorkItem, replyToHelp, type WorkItem } from '@marketplace/contract/care/work'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useUsualAnswers } from './use-usual-answers.ts'

/** Answers a help request by e-mail. */
export const ReplyDialog = ({ item, onClose }: { item: WorkItem; onClose: () => void }) => {
  const [draft, set, forget] = useDraft(`work reply ${item.item_id}`, { text: '', sms: '' })
  const detail =
    useAnswer(ask('work', getWorkItem, { params: { item_id: item.item_id } })).value?.data ?? null
  const language = detail?.sender?.language ?? null
  const answers = useUsualAnswers(language)
  const [chosen, setChosen] = useState('')
  const answer = answers.find(({ id }) => id === chosen)
  const close = (): void => {
    forget()
    onClose()
  }
  return (
    <FormDialog
      isOpen
      isWide
      title={`Answer H-${item.key}`}
      action="Send the answer"
      canSubmit={draft.text.trim() !== ''}
      onClose={close}
      onSubmit={async () => {
        const body = {
          item_id: item.item_id,
          text: draft.text.trim(),
          sms: draft.sms === '1' ? (1 as const) : (0 as const),
        }
        const { message } = await officeCall(replyToHelp, { body })
        showToast(message ?? 'Answered', 'good')
        invalidate('work')
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm text-ink-soft">
            It goes by e-mail to the address that was given with the question, and ends this work. No PAN, no
            account number.
          </p>
          {detail?.words == null ? null : (
            <blockquote
              lang={language ?? undefined}
              className="mt-3 max-h-40 overflow-y-auto border-s-2 border-line ps-3 text-sm whitespace-pre-wrap wrap-anywhere"
            >
              {detail.words}
            </blockquote>
          )}
          {language === null || answers.length === 0 ? null : (
            <div className="flex flex-wrap items-end gap-2">
              <SelectField
                className="grow"
                label={`A usual answer, in ${knownLanguages[language].english}`}
                placeholder="Choose"
                options={answers.map(({ id, question }) => ({ value: id, label: question }))}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
              />
              <Button
                kind="secondary"
                disabled={answer === undefined}
                onClick={() => {
                  if (answer === undefined) return
                  // Behind what was typed already, which stays.
                  set({ text: [draft.text.trim(), answer.answer].filter(Boolean).join('\n\n') })
                  setChosen('')
                }}
              >
                Put it in
              </Button>
            </div>
          )}
          <TextAreaField
            label="Your answer"
            rows={8}
            maxLength={2_000}
            value={draft.text}
            error={errors['text']}
            onChange={({ target }) => set({ text: target.value })}
          />
          <Checkbox
            label="Say by SMS too that the answer is in their e-mail"
            checked={draft.sms === '1'}
            onChange={({ target }) => set({ sms: target.checked ? '1' : '' })}
          />
        </>
      )}
    </FormDialog>
  )
}
