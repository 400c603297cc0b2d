import {
  countWork,
  takeNextWork,
  WorkTab,
  type WorkItem,
  type WorkResult,
} from '@marketplace/contract/care/work'
import { WorkKindName, workKindsOf, type WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import { useMemo, useRef, useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { useKey } from '../../office/keys/page-keys.ts'
import { ListBar } from '../../office/list/list-bar.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { recogniseSearch } from '../csr-portal/recognise-search.ts'
import { actOnOne, askToAct } from './act-on-items.ts'
import { TimesDialog } from './times-dialog.tsx'
import { useNow, useRenewedLeases } from './use-renewed-leases.ts'
import { useWorkList, type Asked } from './use-work-list.ts'
import { DoneDialog, GiveDialog, HandOverDialog, ResultsDialog, SnoozeDialog } from './work-dialogs.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { WorkFoot } from './work-foot.tsx'
import { WorkRow } from './work-row.tsx'
import { WorkTabs } from './work-tabs.tsx'
import { WorkSheet, type SheetAct } from './work-sheet.tsx'
import { countedText, endsHere, kindWords, retryText, tabWords } from './work-words.ts'

const defaults = { tab: 'open', kind: '', item: '' }
const REFRESH_MS = 60_000
const every = (): number => REFRESH_MS

type Opened =
  | { is: 'give' | 'snooze' | 'done'; items: readonly WorkItem[] }
  | { is: 'reply'; item: WorkItem }
  | { is: 'results'; items: readonly WorkItem[]; results: readonly WorkResult[] }
  | { is: 'hand_over' | 'times' }

const emptyWords: Readonly<Record<WorkTab, string>> = {
  mine: 'Nothing is yours. Take next gives you the most urgent one.',
  open: 'Nothing waits. New work comes here by itself.',
  free: 'All that waits has an owner.',
  late: 'Nothing is late, or near it.',
  snoozed: 'Nothing sleeps.',
  done: 'Nothing was done today yet.',
}

const askedOf = (tab: WorkTab, kind: WorkKind | null, searched: string): Asked => {
  const search = searched === '' ? null : recogniseSearch(searched)
  return {
    tab,
    ...(kind !== null && { kinds: [kind] }),
    ...(search !== null && tab !== 'done' && { search }),
  }
}

/** All that waits for a person, by the share of its time that is used: taken, answered, slept on, given, done. */
export const WorkPage = () => {
  const [state, setState] = useUrlState(defaults)
  const session = useOfficeSession()
  const own = Number(session.adminId ?? 0)
  const role = decodeRole(session.roleId) ?? 3
  const read = WorkTab.safeParse(state.tab)
  const tab: WorkTab = read.success ? read.data : 'open'
  const readKind = WorkKindName.safeParse(state.kind)
  const kind = readKind.success ? readKind.data : null
  // What is searched for is a person's: it stands in no address.
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const asked = useMemo(() => askedOf(tab, kind, searched), [tab, kind, searched])
  const { rows, error, reload, readMore } = useWorkList(asked)
  const { value: counted } = useAnswer(ask('work', countWork, {}), { every })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [opened, setOpened] = useState<Opened | null>(null)
  const now = useNow()
  const itemId = /^\d{1,15}$/.test(state.item) ? Number(state.item) : null
  const listRef = useRef<HTMLUListElement>(null)
  useRenewedLeases(rows, own)

  const chosenRows = (rows ?? []).filter(({ item_id }) => chosen.has(item_id))
  const current = (rows ?? []).find(({ item_id }) => item_id === itemId) ?? null
  const acted = chosenRows.length > 0 ? chosenRows : current === null ? [] : [current]

  const open = (id: number): void => setState({ item: String(id) })
  const move = (step: 1 | -1): void => {
    if (rows === null || rows.length === 0) return
    const at = rows.findIndex(({ item_id }) => item_id === itemId)
    const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]
    if (next === undefined) return
    open(next.item_id)
    listRef.current?.querySelector(`[data-item="${next.item_id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (id: number): void =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const say =
    (items: readonly WorkItem[], said: string) =>
    (results: readonly WorkResult[]): void => {
      setChosen(new Set())
      if (results.length === 1 && results[0]?.result === 'done') {
        showToast(said, 'good')
        setOpened(null)
      } else setOpened({ is: 'results', items, results })
    }
  const takeAll = async (items: readonly WorkItem[]): Promise<void> => {
    const [first] = items
    if (first === undefined) return
    if (items.length === 1) {
      await actOnOne(first.item_id, { do: 'take' }, 'Yours for 30 minutes, longer while this page is open')
      return
    }
    try {
      say(
        items,
        'Taken',
      )(
        await askToAct(
          items.map(({ item_id }) => item_id),
          { do: 'take' },
        ),
      )
    } catch (failure) {
      showFailure(failure, 'Nothing was taken')
    }
  }
  const takeNext = async (): Promise<void> => {
    try {
      const { data } = await officeCall(takeNextWork, { body: kind === null ? {} : { kinds: [kind] } })
      invalidate('work')
      if (data === null) showToast('Nothing waits without an owner', 'good')
      else {
        setState({ tab: 'mine', item: String(data.item_id) })
        showToast('The most urgent one is yours', 'good')
      }
    } catch (failure) {
      showFailure(failure, 'Nothing was taken')
    }
  }
  const openable = (items: readonly WorkItem[]): boolean =>
    items.length > 0 && items.every(({ done_at }) => done_at === null)
  const begin = (act: SheetAct, items: readonly WorkItem[]): void => {
    const [first] = items
    if (first === undefined || !openable(items)) return
    if (act === 'take') void takeAll(items)
    else if (act === 'retry') {
      if (retryText(first.kind) !== null) void actOnOne(first.item_id, { do: 'retry' }, 'Tried once more')
    } else if (act === 'reply') {
      if (first.kind === 'help_request') setOpened({ is: 'reply', item: first })
    } else if (act === 'done') {
      if (items.some((item) => endsHere(item.kind))) setOpened({ is: 'done', items })
    } else setOpened({ is: act, items })
  }

  useKey('j', 'The next', () => move(1))
  useKey('k', 'The one before', () => move(-1))
  useKey('n', 'Take next', () => void takeNext())
  useKey('t', 'Take', () => begin('take', acted))
  useKey('a', 'Give to…', () => begin('give', acted))
  useKey('s', 'Snooze…', () => begin('snooze', acted))
  useKey('d', 'Done…', () => begin('done', acted))
  useKey('r', 'Reply…', () => begin('reply', acted))
  useKey('x', 'Choose', () => {
    if (current !== null && current.done_at === null) choose(current.item_id)
  })

  const tabs = counted?.data.tabs
  // A dialog closes itself once it is sent; what came of each stays until it is read.
  const close = (): void => setOpened((before) => (before?.is === 'results' ? before : null))
  return (
    <div className="-mx-4 -my-4 flex h-full min-h-0 flex-col lg:min-h-[calc(100dvh-1px)] lg:max-h-dvh">
      <header
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2',
          itemId !== null && 'max-lg:hidden',
        )}
      >
        <h1 className="text-lg">Work</h1>
        <p className="text-sm text-ink-soft">
          {tabs === undefined
            ? ''
            : `${countedText(tabs.open)} waiting · ${countedText(tabs.free)} without an owner`}
        </p>
        <div className="ms-auto flex flex-wrap gap-2">
          {role === 1 ? (
            <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpened({ is: 'times' })}>
              Times…
            </Button>
          ) : null}
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpened({ is: 'hand_over' })}>
            Hand over…
          </Button>
          <Button changes onClick={() => void takeNext()}>
            Take next
            <kbd className="text-xs [font-family:inherit]">N</kbd>
          </Button>
        </div>
      </header>
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-soft px-4',
          itemId !== null && 'max-lg:hidden',
        )}
      >
        <WorkTabs tab={tab} counts={tabs} onTab={(one) => setState({ tab: one, item: '' })} />
        <form
          className="ms-auto flex gap-2 py-1"
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() !== '' && recogniseSearch(typed) === null)
              showToast(
                'Enter a mobile number, an e-mail, a full name, the last four of a PAN, C-… or LA-…',
                'bad',
              )
            else setSearched(typed.trim())
          }}
        >
          <label>
            <span className="sr-only">Search work</span>
            <input
              type="search"
              placeholder="Whose? Enter"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                if (target.value === '') setSearched('')
              }}
              className="min-h-8 w-40 rounded-control border border-line bg-surface px-2 text-sm placeholder:text-ink-soft pointer-coarse:min-h-11"
            />
          </label>
          <label>
            <span className="sr-only">Kind</span>
            <select
              value={kind ?? ''}
              onChange={({ target }) => setState({ kind: target.value, item: '' })}
              className="min-h-8 max-w-40 rounded-control border border-line bg-surface px-2 text-sm pointer-coarse:min-h-11"
            >
              <option value="">All kinds</option>
              {workKindsOf(role).map((one) => (
                <option key={one} value={one}>
                  {kindWords(one)}
                </option>
              ))}
            </select>
          </label>
        </form>
      </div>
      <div className="flex min-h-0 grow">
        <div className={classNames('flex min-w-0 grow flex-col', itemId !== null && 'max-lg:hidden')}>
          <div className="min-h-0 grow overflow-y-auto bg-surface">
            {error === null ? null : (
              <div className="p-4">
                <ErrorState error={error} onRetry={reload} />
              </div>
            )}
            {rows === null ? (
              error === null && <Skeleton className="m-4 h-64" />
            ) : rows.length === 0 ? (
              <p className="p-4 text-sm">
                {searched === '' && kind === null ? emptyWords[tab] : 'Nothing here by this search or kind.'}
              </p>
            ) : (
              <ul ref={listRef} aria-label={tabWords[tab]}>
                {rows.map((item) => (
                  <WorkRow
                    key={item.item_id}
                    item={item}
                    now={now}
                    isCurrent={item.item_id === itemId}
                    isChosen={chosen.has(item.item_id)}
                    onOpen={() => open(item.item_id)}
                    onChoose={() => choose(item.item_id)}
                  />
                ))}
              </ul>
            )}
            {readMore === null ? null : (
              <p className="p-3 text-center">
                <Button kind="secondary" onClick={readMore}>
                  Show more
                </Button>
              </p>
            )}
            {chosenRows.length === 0 ? null : (
              <ListBar label="With the chosen work" count={`${chosenRows.length} selected`}>
                {(
                  [
                    ['take', 'Take'],
                    ['give', 'Give…'],
                    ['snooze', 'Snooze…'],
                    ['done', 'Done…'],
                  ] as const
                ).map(([act, label]) => (
                  <button key={act} type="button" className="bulk-act" onClick={() => begin(act, chosenRows)}>
                    {label}
                  </button>
                ))}
                <button type="button" className="bulk-act" onClick={() => setChosen(new Set())}>
                  Choose none
                </button>
              </ListBar>
            )}
          </div>
          <WorkFoot />
        </div>
        {itemId === null ? null : (
          <WorkSheet
            itemId={itemId}
            own={own}
            now={now}
            onAct={(act, item) => begin(act, [item])}
            onMove={move}
            onClose={() => setState({ item: '' })}
          />
        )}
      </div>
      {opened?.is === 'give' ? (
        <GiveDialog items={opened.items} onClose={close} onDone={say(opened.items, 'Given')} />
      ) : null}
      {opened?.is === 'snooze' ? (
        <SnoozeDialog items={opened.items} onClose={close} onDone={say(opened.items, 'Snoozed')} />
      ) : null}
      {opened?.is === 'done' ? (
        <DoneDialog items={opened.items} onClose={close} onDone={say(opened.items, 'Done')} />
      ) : null}
      {opened?.is === 'reply' ? <ReplyDialog item={opened.item} onClose={close} /> : null}
      {opened?.is === 'results' ? (
        <ResultsDialog items={opened.items} results={opened.results} onClose={() => setOpened(null)} />
      ) : null}
      {opened?.is === 'hand_over' ? (
        <HandOverDialog own={own} isAdministrator={role === 1} onClose={close} />
      ) : null}
      {opened?.is === 'times' ? <TimesDialog onClose={close} /> : null}
    </div>
  )
}
