import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { closeComplaint, type Complaint } from '@marketplace/contract/office/complaints'
import { ApiError, fieldErrors } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { saveFormDraft, readFormDraft, typedIn } from '../../session/form-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Badge, Card, Disclosure } from '../../ui/surfaces.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { regulatorFor } from './regulator-for.ts'

const State = ({ complaint: { status, is_overdue, due_at, days_left } }: { complaint: Complaint }) => {
  const t = useText()
  const format = useFormat()
  if (status === 'settled' || status === 'closed_by_deletion') return <Badge>{t('complaints.settled')}</Badge>
  if (status === 'answered') return <Badge tone="good">{t('complaints.answered')}</Badge>
  if (is_overdue === 1) return <Badge tone="bad">{t('complaints.overdue')}</Badge>
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="warn">{t('complaints.due', { day: format.day(due_at) })}</Badge>
      <span className="figures text-sm text-ink-soft">{t('complaints.days_left', { days: days_left })}</span>
    </span>
  )
}

/** The customer's word on an answer. */
const Settle = ({ number, onChanged }: { number: string; onChanged: () => void }) => {
  const t = useText()
  const name = `complaint ${number}`
  const [draft] = useState(() => readFormDraft(name))
  const [isOpening, setOpening] = useState(draft['text'] !== undefined)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const close = async (settled: 0 | 1, text?: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      const body = { number, settled, ...(text !== undefined && { text }) }
      showToast((await call(closeComplaint, { body })).message, 'good')
      saveFormDraft(name, null)
      onChanged()
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught
      const { text: fault } = fieldErrors(caught)
      setError(fault)
      if (fault === undefined) showToast(caught.message, 'bad')
    } finally {
      setBusy(false)
    }
  }
  const openAgain = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    void close(0, typeof text === 'string' ? text : '')
  }
  return (
    <div className="mt-2 border-t border-line-soft pt-3">
      <p className="mb-2 font-semibold">{t('complaints.settle_question')}</p>
      {isOpening ? (
        <form
          noValidate
          className="space-y-3"
          onInput={(event) => saveFormDraft(name, typedIn(event.currentTarget))}
          onSubmit={openAgain}
        >
          <TextAreaField
            name="text"
            label={t('complaints.still_wrong')}
            defaultValue={draft['text'] ?? ''}
            error={error}
            maxLength={2_000}
            rows={3}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="secondary" busy={isBusy}>
              {t('complaints.open_again')}
            </Button>
            <Button kind="quiet" onClick={() => setOpening(false)}>
              {t('complaints.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" busy={isBusy} onClick={() => void close(1)}>
            {t('complaints.settle_yes')}
          </Button>
          <Button kind="quiet" onClick={() => setOpening(true)}>
            {t('complaints.settle_no')}
          </Button>
        </div>
      )}
    </div>
  )
}

const Escalation = ({ complaint }: { complaint: Complaint }) => {
  const t = useText()
  const { brand } = useBootstrap()
  const { number } = complaint
  const { text, address } = regulatorFor(complaint)
  const link = (words: ReactNode) => (
    <a href={address} target="_blank" rel="noopener" className="underline">
      {words}
      <span className="sr-only"> {t('layout.new_tab')}</span>
    </a>
  )
  return (
    <Disclosure summary={t('complaints.escalate')} className="mt-1">
      <ol className="list-decimal space-y-2 ps-6">
        <li>
          {t('complaints.escalate_officer', {
            name: brand.grievance_officer_name,
            email: brand.grievance_email,
            phone: brand.grievance_phone,
            number,
          })}
        </li>
        <li>{t.rich(text, { link })}</li>
      </ol>
    </Disclosure>
  )
}

/** One complaint: where it stands, what was said, what comes, and where to go if it is not solved. */
export const ComplaintCard = ({ complaint, onChanged }: { complaint: Complaint; onChanged: () => void }) => {
  const t = useText()
  const format = useFormat()
  const id = useId()
  const { brand } = useBootstrap()
  const { number, category, lender_name, status, timeline, due_at } = complaint
  const steps = timeline.map(({ event_id, step, at, text }) => ({
    key: event_id,
    label: t(`complaints.step.${step}`),
    state: 'done' as const,
    stateText: t('complaints.step_done'),
    detail: (
      <>
        <p className="figures">{format.dayAndTime(at)}</p>
        {text === null ? null : <p className="wrap-anywhere whitespace-pre-wrap text-ink">{text}</p>}
      </>
    ),
  }))
  const next = {
    key: 'next',
    label: t('complaints.step_next', { day: format.day(due_at) }),
    state: 'now' as const,
    stateText: t('complaints.step_now'),
  }
  return (
    <Card aria-labelledby={id}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="figures text-base">
          {number}
        </h3>
        <State complaint={complaint} />
      </div>
      <p className="mb-3 text-sm text-ink-soft">
        {t('complaints.about_whom', {
          category: t(`complaints.category.${category}`),
          whom: lender_name ?? brand.name,
        })}
      </p>
      <Timeline steps={status === 'open' ? [...steps, next] : steps} />
      {status === 'answered' ? <Settle number={number} onChanged={onChanged} /> : null}
      {status === 'settled' ? null : <Escalation complaint={complaint} />}
    </Card>
  )
}
