import {
  handOverWork,
  listWorkers,
  showSender,
  workOutcomes,
  WorkOutcome,
  type WorkItem,
  type WorkResult,
} from '@marketplace/contract/care/work'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { askToAct } from './act-on-items.ts'
import { snoozeChoices } from './snooze-times.ts'

interface ManyProps {
  items: readonly WorkItem[]
  onClose: () => void
  /** What came of each. */
  onDone: (results: readonly WorkResult[]) => void
}

const idsOf = (items: readonly WorkItem[]): number[] => items.map(({ item_id }) => item_id)
const countOf = (items: readonly WorkItem[]): string => (items.length === 1 ? '' : ` ${items.length} items`)

/** Gives items to a colleague, or back to all. */
export const GiveDialog = ({ items, onClose, onDone }: ManyProps) => {
  const { value } = useAnswer(ask('work', listWorkers, {}))
  const [to, setTo] = useState('')
  return (
    <FormDialog
      isOpen
      title={`Give${countOf(items)} to`}
      action="Give"
      canSubmit={value !== null && to !== ''}
      onClose={onClose}
      onSubmit={async () => {
        const staff_id = to === 'all' ? null : Number(to)
        onDone(await askToAct(idsOf(items), { do: 'give', staff_id }))
      }}
    >
      {() => (
        <SelectField
          label="Whom"
          placeholder="Choose"
          hint="It stays theirs until they finish it, hand it on or give it back."
          options={[
            { value: 'all', label: 'Nobody: back to all' },
            ...(value?.data ?? []).map(({ staff_id, name, items: has }) => ({
              value: staff_id,
              label: `${name} (has ${has})`,
            })),
          ]}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      )}
    </FormDialog>
  )
}

/** Lets items sleep until a time. */
export const SnoozeDialog = ({ items, onClose, onDone }: ManyProps) => {
  const [choices] = useState(() => snoozeChoices(new Date()))
  const [until, setUntil] = useState('')
  return (
    <FormDialog
      isOpen
      title={`Snooze${countOf(items)}`}
      action="Snooze"
      canSubmit={until !== ''}
      onClose={onClose}
      onSubmit={async () => onDone(await askToAct(idsOf(items), { do: 'snooze', until }))}
    >
      {() => (
        <SelectField
          label="Until"
          placeholder="Choose"
          hint="It stays yours and comes back by itself. Its time goes on."
          options={choices.map(({ at, label }) => ({ value: at, label }))}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      )}
    </FormDialog>
  )
}

const outcomeOf = (text: string): WorkOutcome | null => {
  const read = WorkOutcome.safeParse(text)
  return read.success ? read.data : null
}

/** Says what came of items that staff end by hand. */
export const DoneDialog = ({ items, onClose, onDone }: ManyProps) => {
  const [draft, set, forget] = useDraft(`work done ${idsOf(items).join(' ')}`, { outcome: '', note: '' })
  const outcome = outcomeOf(draft.outcome)
  const close = (): void => {
    forget()
    onClose()
  }
  return (
    <FormDialog
      isOpen
      title={`Done${countOf(items)}: what came of it?`}
      action="Done"
      canSubmit={outcome !== null}
      onClose={close}
      onSubmit={async () => {
        if (outcome === null) return
        const text = draft.note.trim()
        onDone(await askToAct(idsOf(items), { do: 'done', outcome, ...(text !== '' && { text }) }))
      }}
    >
      {(errors) => (
        <>
          <SelectField
            label="Outcome"
            placeholder="Choose"
            options={Object.entries(workOutcomes).map(([value, label]) => ({ value, label }))}
            value={draft.outcome}
            error={errors['outcome']}
            onChange={({ target }) => set({ outcome: target.value })}
          />
          <TextAreaField
            label="Note (optional)"
            rows={3}
            maxLength={1_000}
            value={draft.note}
            error={errors['text']}
            onChange={({ target }) => set({ note: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Shows the number and address of who sent a help request, on the audit log. */
export const SenderDialog = ({
  item,
  onClose,
  onShown,
}: {
  item: WorkItem
  onClose: () => void
  onShown: (values: { phone: string; email: string }) => void
}) => {
  const [purpose, setPurpose] = useState('')
  return (
    <FormDialog
      isOpen
      title="Show number and e-mail"
      action="Show"
      canSubmit={purpose !== ''}
      onClose={onClose}
      onSubmit={async () => {
        const body = {
          item_id: item.item_id,
          purpose: purpose === 'identify_caller' ? ('identify_caller' as const) : ('call_back' as const),
        }
        onShown((await officeCall(showSender, { body })).data)
        invalidate('work')
      }}
    >
      {() => (
        <>
          <p className="text-sm text-ink-soft">
            Your name, the purpose and H-{item.key} go on the audit log. It counts among the people of your
            day.
          </p>
          <SelectField
            label="What for"
            placeholder="Choose"
            options={[
              { value: 'call_back', label: 'Call back' },
              { value: 'identify_caller', label: 'Somebody calls and says who they are' },
            ]}
            value={purpose}
            onChange={({ target }) => setPurpose(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Hands all that somebody has to another: at the end of a shift, or for whoever is away. */
export const HandOverDialog = ({
  own,
  isAdministrator,
  onClose,
}: {
  own: number
  isAdministrator: boolean
  onClose: () => void
}) => {
  const { value } = useAnswer(ask('work', listWorkers, {}))
  const [from, setFrom] = useState(String(own))
  const [to, setTo] = useState('')
  const workers = value?.data ?? []
  return (
    <FormDialog
      isOpen
      title="Hand over all of one person’s work"
      action="Hand over"
      canSubmit={to !== '' && to !== from}
      onClose={onClose}
      onSubmit={async () => {
        const body = { from: Number(from), to: to === 'all' ? null : Number(to) }
        const { data } = await officeCall(handOverWork, { body })
        showToast(data.moved === 1 ? 'One item handed over' : `${data.moved} items handed over`, 'good')
        invalidate('work')
      }}
    >
      {(errors) => (
        <>
          <SelectField
            label="From"
            options={workers
              .filter(({ staff_id }) => isAdministrator || staff_id === own)
              .map(({ staff_id, name, items }) => ({ value: staff_id, label: `${name} (has ${items})` }))}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <SelectField
            label="To"
            placeholder="Choose"
            hint="What they do not work at goes back to all."
            error={errors['to']}
            options={[
              { value: 'all', label: 'Nobody: back to all' },
              ...workers
                .filter(({ staff_id }) => String(staff_id) !== from)
                .map(({ staff_id, name }) => ({ value: staff_id, label: name })),
            ]}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}

/** What came of each item of an act on many. */
export const ResultsDialog = ({
  items,
  results,
  onClose,
}: {
  items: readonly WorkItem[]
  results: readonly WorkResult[]
  onClose: () => void
}) => {
  const done = results.filter(({ result }) => result === 'done').length
  const nameOf = new Map(items.map(({ item_id, asked }) => [item_id, asked]))
  return (
    <Dialog
      isOpen
      isWide
      title="What came of each"
      closeLabel="Close"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Notice tone={done === results.length ? 'good' : 'warn'} live>
        {done} of {results.length} done.
      </Notice>
      <ul className="mt-2 text-sm">
        {results.map(({ item_id, result, why }) => (
          <li key={item_id} className="flex flex-wrap gap-x-3 border-b border-line-soft py-1.5">
            <span className="min-w-40 grow font-semibold">{nameOf.get(item_id) ?? item_id}</span>
            <span className={result === 'done' ? 'text-ink-soft' : 'text-bad'}>
              {result === 'done' ? 'Done' : (why ?? 'Changed meanwhile')}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
