import { openThread, threadKinds, type ThreadTopic } from '@marketplace/contract/partner-area/threads'
import { useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { invalidate } from '../../office/answers.ts'
import { FileField } from '../../office/form/file-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeUpload } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { LONGEST, messageForm, PICTURE_HINT, PICTURES, SHORTEST } from '../../office/threads/message-form.ts'
import { kindText, topicWords } from '../../office/threads/thread-words.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const empty = { kind: '', subject: '', text: '', requestId: '' }

/** A new question of a topic. */
export const AskDialog = ({ topic, onClose }: { topic: ThreadTopic; onClose: () => void }) => {
  const [{ kind, subject, text, requestId }, set, forget] = useDraft(`ask ${topic}`, empty)
  const [picture, setPicture] = useState<File | null>(null)
  const navigate = useNavigate()
  // Of these words: sent again after a lost answer it is the same question.
  const change = (changes: Partial<typeof empty>): void => set({ ...changes, requestId: crypto.randomUUID() })
  return (
    <FormDialog
      isOpen
      title={`Ask: ${topicWords[topic].title}`}
      action="Send the question"
      canSubmit={kind !== '' && subject.trim().length >= SHORTEST && text.trim().length >= SHORTEST}
      onClose={onClose}
      onSubmit={async () => {
        const texts = { request_id: requestId, topic, kind, subject: subject.trim(), text: text.trim() }
        const { data } = await officeUpload(openThread, {}, messageForm(texts, picture))
        forget()
        invalidate('own-threads')
        showToast('We have your question and answer here', 'good')
        navigate(`/partner/communication/${topic}/${data.thread_id}`)
      }}
    >
      {(errors) => (
        <>
          <SelectField
            label="What is it about?"
            placeholder="Choose"
            options={threadKinds[topic].map((value) => ({ value, label: kindText(value) }))}
            error={errors['kind']}
            value={kind}
            onChange={({ target }) => change({ kind: target.value })}
          />
          <TextField
            label="Subject"
            maxLength={120}
            error={errors['subject']}
            value={subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
          <TextAreaField
            label="Your question"
            hint="No name, number or PAN of a customer: the number of the application is enough."
            rows={5}
            maxLength={LONGEST}
            error={errors['text']}
            value={text}
            onChange={({ target }) => change({ text: target.value })}
          />
          <FileField
            label="A picture (optional)"
            hint={PICTURE_HINT}
            accept={PICTURES}
            error={errors['picture']}
            file={picture}
            onChange={setPicture}
          />
          <p className="text-sm text-ink-soft">{topicWords[topic].promise}</p>
        </>
      )}
    </FormDialog>
  )
}
