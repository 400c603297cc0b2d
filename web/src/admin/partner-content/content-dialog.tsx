import type { Call } from '@marketplace/contract/platform/call'
import { hasCode } from '../../api/api-error.ts'
import { invalidate, type Topic } from '../../office/answers.ts'
import { showToast } from '../../ui/toast-store.ts'
import { FactDialog } from '../catalogue-form/fact-dialog.tsx'
import type { FactField } from '../catalogue-form/fact-form.ts'

type InForm = Record<string, unknown> & { tag: string }

interface ContentDialogProps<Stored> {
  /** "course": what is saved, in the names of the wire. */
  noun: 'creative' | 'course' | 'lesson' | 'question' | 'faq'
  /** "a course": what the title says. */
  a: string
  name: string | null
  /** Null adds one. */
  id: string | null
  fields: readonly FactField[]
  stored: Stored | null
  /** As the texts of the form have it. */
  inForm: (stored: Stored) => InForm
  save: (facts: Record<string, unknown>, tag: string | null) => Promise<{ message: string }>
  topic: Topic
  onClose: () => void
}

/** Adds or edits one thing that partners read. */
export const ContentDialog = <Stored,>({
  noun,
  a,
  name,
  id,
  fields,
  stored,
  inForm,
  save,
  topic,
  onClose,
}: ContentDialogProps<Stored>) => (
  <FactDialog<InForm>
    title={name === null ? `Add ${a}` : name}
    action="Save"
    draft={`${noun} ${id ?? 'new'}`}
    fields={fields}
    prefix={noun}
    fixed={[]}
    stored={stored === null ? null : inForm(stored)}
    presentOf={(failure) =>
      hasCode<Call & { errors: readonly ['conflict'] }>(failure, 'conflict')
        ? inForm(failure.present as Stored)
        : null
    }
    onClose={onClose}
    save={async (facts, tag) => {
      const { message } = await save(facts, tag)
      showToast(message, 'good')
      invalidate(topic)
    }}
  />
)
