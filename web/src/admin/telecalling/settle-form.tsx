import {
  dispositionNames,
  dispositions,
  nextStepText,
  saidNames,
  saids,
  type DispositionName,
  type Said,
} from '@marketplace/contract/care/dispositions'
import {
  giveTaskBack,
  settleTask,
  spokenLanguages,
  takeNextTask,
  type CallTask,
  type CallView,
  type SpokenLanguage,
} from '@marketplace/contract/care/telecalling'
import { complaintCategories } from '@marketplace/contract/office/complaints'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { useEffect, useId, useRef, useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { KeyCap } from '../../office/keys/key-cap.tsx'
import { useKeys, type PageKey } from '../../office/keys/page-keys.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { failureText, showFailure } from '../../office/show/failure-text.ts'
import { useToday } from '../../office/period/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { LeaseLeft } from './lease-left.tsx'
import { callBackTimes, emptyOutcome, isWhole, settleBody, type Outcome } from './outcome.ts'

const red: ReadonlySet<DispositionName> = new Set(['do_not_call', 'complaint'])
const categoryWords: Readonly<Record<(typeof complaintCategories)[number], string>> = {
  application: 'An application',
  charges: 'Charges',
  insurance: 'Insurance',
  conduct: 'How somebody behaved',
  messages: 'Messages or calls',
  data: 'Personal data',
  website: 'The website',
  other: 'Something else',
}

const pressed = (isOn: boolean): string =>
  classNames(
    'inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-start',
    isOn
      ? 'border-brand bg-brand-soft font-semibold text-brand-ink'
      : 'border-edge bg-surface hover:bg-hover',
  )

/** Saves with Ctrl Enter wherever the focus is, in fields too. */
const useCtrlEnter = (run: () => void): void => {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (document.querySelector('dialog[open], [role="dialog"]') !== null) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** The nine keys, for as long as the form is there. */
const useNineKeys = (choose: (one: DispositionName) => void): void => {
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  const [keys] = useState<readonly PageKey[]>(() =>
    dispositions.map((one, place) => ({
      keys: String(place + 1),
      title: dispositionNames[one],
      group: 'This page',
      run: () => latest.current(one),
    })),
  )
  useKeys(keys)
}

const Details = ({ outcome, change }: { outcome: Outcome; change: (part: Partial<Outcome>) => void }) => {
  const today = useToday()
  const { disposition } = outcome
  if (disposition === 'connected')
    return (
      <div role="group" aria-label="They said" className="flex flex-wrap items-center gap-2">
        <span className="w-full text-sm text-ink-soft">They said</span>
        {saids.map((said: Said) => (
          <button
            key={said}
            type="button"
            aria-pressed={outcome.said === said}
            className={pressed(outcome.said === said)}
            onClick={() => change({ said })}
          >
            {saidNames[said]}
          </button>
        ))}
      </div>
    )
  if (disposition === 'call_back')
    return (
      <div className="grid gap-3 sm:grid-cols-2">
        <DayField label="Call back on" value={outcome.day} min={today} onChange={(day) => change({ day })} />
        <SelectField
          label="At"
          options={callBackTimes.map((time) => ({ value: time, label: time }))}
          value={outcome.time}
          onChange={({ target }) => change({ time: target.value })}
        />
      </div>
    )
  if (disposition === 'other_language')
    return (
      <SelectField
        label="They speak"
        placeholder="Choose"
        options={spokenLanguages.map((value) => ({ value, label: knownLanguages[value].english }))}
        value={outcome.language ?? ''}
        onChange={({ target }) =>
          change({ language: spokenLanguages.find((one: SpokenLanguage) => one === target.value) ?? null })
        }
      />
    )
  if (disposition === 'complaint')
    return (
      <>
        <SelectField
          label="It is about"
          options={complaintCategories.map((value) => ({ value, label: categoryWords[value] }))}
          value={outcome.category}
          onChange={({ target }) =>
            change({ category: complaintCategories.find((one) => one === target.value) ?? 'other' })
          }
        />
        <TextAreaField
          label="The complaint, in their words"
          hint="They read it on their page, with its number"
          maxLength={2_000}
          value={outcome.complaint}
          onChange={({ target }) => change({ complaint: target.value })}
        />
      </>
    )
  if (disposition === 'do_not_call')
    return (
      <Notice tone="warn">
        Read it back: “We will not call you again, for any bank and any of our brands.” It holds when you
        save.
      </Notice>
    )
  return null
}

/** What happened, and with it what comes next; needed before the next task is taken. */
export const SettleForm = ({
  task,
  call,
  endsAt,
}: {
  task: CallTask
  call: CallView | null
  endsAt: number
}) => {
  const id = useId()
  const [outcome, setOutcome] = useState<Outcome>(emptyOutcome)
  // Sent again after a lost answer it is the same one.
  const [requestId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const change = (part: Partial<Outcome>): void => setOutcome((before) => ({ ...before, ...part }))
  const ready = isWhole(outcome)
  const save = async (): Promise<void> => {
    const body = settleBody(outcome, { task_id: task.task_id, request_id: requestId })
    if (body === null || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await officeCall(settleTask, { body })
      showToast(message ?? 'Saved', 'good')
    } catch (error) {
      setFailure(error)
      setBusy(false)
      return
    }
    try {
      await officeCall(takeNextTask, {})
    } catch (error) {
      showFailure(error)
    }
    invalidate('telecalling')
  }
  const giveBack = async (): Promise<void> => {
    setBusy(true)
    try {
      await officeCall(giveTaskBack, { body: { task_id: task.task_id } })
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
    invalidate('telecalling')
  }
  const choose = (disposition: DispositionName): void => change({ disposition })
  useNineKeys(choose)
  useCtrlEnter(() => void save())
  const { disposition } = outcome
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h3 id={id} className="text-base font-semibold">
        What happened? <span className="text-sm font-normal text-ink-soft">needed for the next one</span>
      </h3>
      <div role="group" aria-labelledby={id} className="grid gap-2 sm:grid-cols-2">
        {dispositions.map((one, place) => (
          <button
            key={one}
            type="button"
            aria-pressed={disposition === one}
            className={classNames(
              pressed(disposition === one),
              red.has(one) && disposition !== one && 'text-bad',
            )}
            onClick={() => choose(one)}
          >
            <KeyCap keys={String(place + 1)} />
            {dispositionNames[one]}
          </button>
        ))}
      </div>
      <Details outcome={outcome} change={change} />
      <TextAreaField
        label="Note"
        rows={3}
        placeholder="Optional. No card or account numbers."
        maxLength={1_000}
        value={outcome.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <p role="status" className="text-sm text-ink-soft">
        {disposition === null
          ? null
          : nextStepText(disposition, disposition === 'connected' ? outcome.said : null, task.tries + 1)}
      </p>
      {failure === null ? null : (
        <Notice tone="bad" live>
          {failureText(failure)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <LeaseLeft endsAt={endsAt} />
        <span className="ms-auto flex flex-wrap gap-2">
          {task.can_give_back === 1 && call === null ? (
            <Button kind="secondary" disabled={isBusy} onClick={() => void giveBack()}>
              Give back
            </Button>
          ) : null}
          <Button
            kind={call === null ? 'secondary' : 'primary'}
            busy={isBusy}
            disabled={!ready}
            onClick={() => void save()}
          >
            Save and take next
            <KeyCap keys="Ctrl ↵" isOnBrand={call !== null} />
          </Button>
        </span>
      </div>
    </section>
  )
}
