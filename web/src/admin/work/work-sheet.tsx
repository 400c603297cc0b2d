import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { defaultLanguage } from '@marketplace/contract/platform/offered-languages'
import { getWorkItem, type WorkDetail, type WorkItem } from '@marketplace/contract/care/work'
import { IconArrowLeft, IconChevronDown, IconChevronUp, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { KeyCap } from '../../office/keys/key-cap.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { timeText } from '../../office/show/day-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { actOnOne } from './act-on-items.ts'
import { KindIcon } from './kind-icon.tsx'
import { OwnerMark } from './owner-mark.tsx'
import { SenderDialog } from './work-dialogs.tsx'
import { didText, endsHere, kindWords, leftOfText, placeOf, retryText, toneOf } from './work-words.ts'

export type SheetAct = 'take' | 'give' | 'snooze' | 'done' | 'reply' | 'retry'

interface WorkSheetProps {
  itemId: number
  /** Who is signed in. */
  own: number
  now: number
  onAct: (act: SheetAct, item: WorkItem) => void
  onMove: (step: 1 | -1) => void
  onClose: () => void
}

const chip = 'inline-flex min-h-5 items-center gap-1.5 rounded px-1.5 text-xs'
const chipTones = {
  idle: 'bg-canvas text-ink-soft',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
}

const ownerText = ({ owner, lease_until }: WorkItem, own: number): string => {
  if (owner === null) return 'No owner'
  const whose = owner.staff_id === own ? 'Yours' : owner.name
  return lease_until === null ? whose : `${whose} until ${timeText(lease_until).slice(-5)}`
}

const Chips = ({ item, own, now }: { item: WorkItem; own: number; now: number }) => (
  <p className="mt-1.5 flex flex-wrap items-center gap-2">
    {item.done_at === null ? (
      <span className={classNames(chip, chipTones[toneOf(item.share)])}>{leftOfText(item, now)}</span>
    ) : (
      <span className={classNames(chip, 'bg-good-soft text-good')}>Done {timeText(item.done_at)}</span>
    )}
    <span className={classNames(chip, 'bg-canvas')}>
      <OwnerMark owner={item.owner} />
      <span aria-hidden={item.owner === null || undefined}>{ownerText(item, own)}</span>
    </span>
    {item.lender_name === null ? null : (
      <span className={classNames(chip, 'bg-canvas text-ink-soft')}>{item.lender_name}</span>
    )}
    {item.brand_name === null ? null : (
      <span className={classNames(chip, 'bg-canvas text-ink-soft')}>{item.brand_name}</span>
    )}
  </p>
)

const Asked = ({ detail }: { detail: WorkDetail }) => {
  const { item, words, sender } = detail
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<{ phone: string; email: string } | null>(null)
  const place = placeOf(item)
  return (
    <section aria-label="What is asked" className="border-y border-line-soft bg-canvas px-4 py-3">
      {words === null || words === item.asked ? null : (
        <blockquote className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
          “{words}”
        </blockquote>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {sender === null ? (
          <span className="text-ink-soft wrap-anywhere">
            {[item.contact, item.about].filter((part) => part !== null && part !== '').join(' · ')}
          </span>
        ) : (
          <>
            <span className="font-semibold wrap-anywhere">{sender.name}</span>
            <span className="figures text-ink-soft wrap-anywhere">
              {shown === null ? `${sender.contact} · ${sender.email}` : `${shown.phone} · ${shown.email}`}
            </span>
            {sender.language === defaultLanguage ? null : (
              <span className={classNames(chip, 'bg-surface')}>
                Asked in {knownLanguages[sender.language].english}
              </span>
            )}
            {shown === null ? (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
                className="inline-flex min-h-7 items-center gap-1 text-brand-ink hover:underline pointer-coarse:min-h-11"
              >
                <IconEye aria-hidden="true" className="size-4" stroke={1.6} />
                Show number…
              </button>
            ) : null}
          </>
        )}
        {place === null ? null : (
          <Link
            to={place.to}
            className="ms-auto inline-flex min-h-7 items-center text-brand-ink underline pointer-coarse:min-h-11"
          >
            {place.label}
          </Link>
        )}
      </p>
      {isAsking ? <SenderDialog item={item} onClose={() => setAsking(false)} onShown={setShown} /> : null}
    </section>
  )
}

const Events = ({ detail: { events, item } }: { detail: WorkDetail }) => (
  <ol aria-label="What was done" className="min-h-0 grow overflow-y-auto px-4 py-3 text-sm">
    {events.map(({ event_id, at, by, did, text }) => (
      <li key={event_id} className="mb-3 flex gap-3">
        <span className="min-w-0 grow">
          <span className="block">
            {didText(did)}
            {by === null ? '' : ` by ${by}`}
          </span>
          {text === null || did === 'snoozed' ? null : (
            <span className="block text-ink-soft whitespace-pre-wrap wrap-anywhere">{text}</span>
          )}
          {did === 'snoozed' && text !== null ? (
            <span className="block text-ink-soft">until {timeText(text)}</span>
          ) : null}
        </span>
        <time dateTime={at} className="figures shrink-0 text-xs text-ink-3">
          {timeText(at)}
        </time>
      </li>
    ))}
    <li className="flex gap-3 text-ink-soft">
      <span className="grow">Waits</span>
      <time dateTime={item.since} className="figures shrink-0 text-xs text-ink-3">
        {timeText(item.since)}
      </time>
    </li>
  </ol>
)

const NoteForm = ({ item }: { item: WorkItem }) => {
  const [draft, set, forget] = useDraft(`work note ${item.item_id}`, { text: '' })
  const text = draft.text.trim()
  const send = async (): Promise<void> => {
    if (await actOnOne(item.item_id, { do: 'note', text }, 'Noted')) forget()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text !== '') void send()
      }}
    >
      <TextAreaField
        label="Note"
        rows={2}
        maxLength={1_000}
        value={draft.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      {text === '' ? null : (
        <Button type="submit" kind="secondary" className="mt-2">
          Add note
        </Button>
      )}
    </form>
  )
}

const Acts = ({ item, onAct }: { item: WorkItem; onAct: WorkSheetProps['onAct'] }) => {
  const retry = retryText(item.kind)
  const place = placeOf(item)
  const button = (act: SheetAct, label: string, keys: string, isDialog: boolean) => (
    <Button
      kind="secondary"
      className="gap-1.5 px-2 text-sm"
      changes
      {...(isDialog && { 'aria-haspopup': 'dialog' })}
      onClick={() => onAct(act, item)}
    >
      {label}
      <KeyCap keys={keys} />
    </Button>
  )
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {item.owner === null ? button('take', 'Take', 't', false) : button('give', 'Give…', 'a', true)}
      {item.kind === 'help_request' ? button('reply', 'Reply…', 'r', true) : null}
      {button('snooze', 'Snooze…', 's', true)}
      {retry === null ? null : (
        <Button
          kind="secondary"
          className="gap-1.5 px-2 text-sm"
          changes
          onClick={() => onAct('retry', item)}
        >
          {retry}
        </Button>
      )}
      {endsHere(item.kind) ? (
        <Button
          className="ms-auto gap-1.5 px-2 text-sm"
          changes
          aria-haspopup="dialog"
          onClick={() => onAct('done', item)}
        >
          Done…
          <kbd className="text-xs [font-family:inherit]">D</kbd>
        </Button>
      ) : place === null ? null : (
        <Link to={place.to} className={buttonClass('primary', 'ms-auto px-2 text-sm')}>
          {place.label}
        </Link>
      )}
    </div>
  )
}

const iconButton =
  'inline-flex size-7 items-center justify-center rounded-control text-ink-soft hover:bg-press pointer-coarse:size-11'

/** One thing that waits, with all that is asked and was done, beside the list; on a small screen in its place. */
export const WorkSheet = ({ itemId, own, now, onAct, onMove, onClose }: WorkSheetProps) => {
  const { value, error, reload } = useAnswer(ask('work', getWorkItem, { params: { item_id: itemId } }))
  const detail = value?.data ?? null
  return (
    <aside
      aria-label="The chosen work"
      className="flex min-h-0 w-full flex-col border-line-soft bg-surface lg:w-[404px] lg:shrink-0 lg:border-s"
    >
      <div className="flex items-center gap-2 px-4 pt-3 text-sm text-ink-soft">
        <button
          type="button"
          aria-label="Back to the list"
          onClick={onClose}
          className={classNames(iconButton, 'lg:hidden')}
        >
          <IconArrowLeft aria-hidden="true" className="size-4" />
        </button>
        {detail === null ? null : (
          <span className="flex min-w-0 items-center gap-2">
            <KindIcon kind={detail.item.kind} />
            <span className="truncate">{kindWords(detail.item.kind)}</span>
          </span>
        )}
        <span className="ms-auto flex">
          <button
            type="button"
            aria-label="The one before"
            title="The one before K"
            onClick={() => onMove(-1)}
            className={iconButton}
          >
            <IconChevronUp aria-hidden="true" className="size-4" />
          </button>
          <button
            type="button"
            aria-label="The next"
            title="The next J"
            onClick={() => onMove(1)}
            className={iconButton}
          >
            <IconChevronDown aria-hidden="true" className="size-4" />
          </button>
        </span>
      </div>
      {detail === null ? (
        <div className="p-4">
          {error === null ? <Skeleton className="h-64" /> : <ErrorState error={error} onRetry={reload} />}
        </div>
      ) : (
        <>
          <div className="px-4 pb-3">
            <h2 className="font-semibold wrap-anywhere">{detail.item.asked}</h2>
            <Chips item={detail.item} own={own} now={now} />
          </div>
          <Asked key={itemId} detail={detail} />
          <Events detail={detail} />
          {detail.item.done_at === null ? (
            <div className="border-t border-line-soft px-4 py-3">
              <NoteForm key={itemId} item={detail.item} />
              <Acts item={detail.item} onAct={onAct} />
            </div>
          ) : null}
        </>
      )}
    </aside>
  )
}
