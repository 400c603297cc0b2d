import { useMemo, useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { differences, factsOf, isFilled, textsOf, type FactField, type FactTexts } from './fact-form.ts'
import { FactInputs } from './fact-inputs.tsx'

interface Tagged {
  /** Names the facts as they stand. */
  tag: string
}

interface FactDialogProps<Stored extends Tagged> {
  title: string
  action: string
  /** The key of what was typed: "insurance-plan 17". */
  draft: string
  fields: readonly FactField[]
  /** Under which name the facts are sent: the server says what is wrong with "plan.slug". */
  prefix: string
  /** Facts that are chosen once. */
  fixed: readonly string[]
  /** Null adds one. */
  stored: Stored | null
  /** Sends the facts; `tag` is of those that the form began from. */
  save: (facts: Record<string, unknown>, tag: string | null) => Promise<unknown>
  /** What stands now, where a failure says that somebody saved in between. */
  presentOf: (failure: unknown) => Stored | null
  onClose: () => void
}

/** Its facts by their names, which the list of fields gives. */
const recordOf = (stored: Tagged): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(stored))

/** A form of facts in a dialog. Where somebody saved in between, what was typed stays, beside what they saved. */
export const FactDialog = <Stored extends Tagged>({
  title,
  action,
  draft,
  fields,
  prefix,
  fixed,
  stored,
  save,
  presentOf,
  onClose,
}: FactDialogProps<Stored>) => {
  const initial: FactTexts = useMemo(
    () => textsOf(fields, stored === null ? null : recordOf(stored)),
    [fields, stored],
  )
  const [texts, set, forget] = useDraft(draft, initial)
  const [theirs, setTheirs] = useState<Stored | null>(null)
  const submit = async (): Promise<void> => {
    try {
      await save(factsOf(fields, texts), (theirs ?? stored)?.tag ?? null)
    } catch (failure) {
      const present = presentOf(failure)
      if (present !== null) setTheirs(present)
      throw failure
    }
    forget()
  }
  return (
    <FormDialog
      isOpen
      isWide
      title={title}
      action={theirs === null ? action : 'Save mine'}
      canSubmit={isFilled(fields, texts)}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={submit}
    >
      {(errors) => (
        <>
          {theirs === null ? null : (
            <ConflictNotice
              differing={differences(fields, texts, recordOf(theirs))}
              onKeepTheirs={() => set(textsOf(fields, recordOf(theirs)))}
            />
          )}
          <FactInputs
            fields={fields}
            texts={texts}
            errors={errors}
            prefix={prefix}
            fixed={stored === null ? [] : fixed}
            onChange={set}
          />
        </>
      )}
    </FormDialog>
  )
}
