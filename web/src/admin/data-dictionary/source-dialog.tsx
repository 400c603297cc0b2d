import { saveTrafficSource, type TrafficSource } from '@marketplace/contract/reference/traffic-sources'
import { useMemo } from 'react'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

interface SourceDialogProps {
  /** Null adds one. */
  source: TrafficSource | null
  onClose: () => void
}

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

/** A source of visitors: what reports call it, and the words of a link that mean it. */
export const SourceDialog = ({ source, onClose }: SourceDialogProps) => {
  const initial = useMemo(
    () => ({ label: source?.label ?? '', words: source?.utm_sources.join(', ') ?? '' }),
    [source],
  )
  const [values, set, forget] = useDraft(`traffic source ${source?.source_id ?? 'new'}`, initial)
  const save = async (): Promise<void> => {
    const { message } = await officeCall(saveTrafficSource, {
      body: {
        source_id: source?.source_id ?? null,
        version: source?.version ?? 0,
        label: values.label,
        utm_sources: wordsOf(values.words),
      },
    })
    forget()
    showToast(message, 'good')
    invalidate('traffic-sources')
    invalidate('reports')
  }
  return (
    <FormDialog
      isOpen
      title={source === null ? 'Add a source' : source.label}
      action="Save source"
      canSubmit={values.label.trim() !== '' && wordsOf(values.words).length > 0}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <TextField
            label="Source"
            maxLength={40}
            autoComplete="off"
            error={errors['label']}
            value={values.label}
            onChange={({ target }) => set({ label: target.value })}
          />
          <TextField
            label="Words of a link that mean it"
            hint="Values of utm_source, with commas between them. Starts of before stay what they were counted as."
            maxLength={2_000}
            autoComplete="off"
            error={Object.entries(errors).find(([field]) => field.startsWith('utm_sources'))?.[1]}
            value={values.words}
            onChange={({ target }) => set({ words: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}
