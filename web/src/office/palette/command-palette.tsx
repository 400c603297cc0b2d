import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { useModal, whenClosed } from '../../ui/use-modal.ts'
import { useOpenToCreate } from '../keys/use-create.ts'
import { menuFor, type OfficeArea } from '../session/office-area.ts'
import { useOfficeSession } from '../session/office-session.ts'
import { specifiedTexts } from '../show/specified-texts.ts'
import { entriesOfActs, firstChoice, paletteGroups, type PaletteEntry } from './palette-groups.ts'
import { optionId, PaletteList } from './palette-list.tsx'
import { usePaletteHits } from './use-palette-hits.ts'
import { usePeople } from './use-people.ts'
import { useRecent } from './use-recent.ts'

/** What the shell itself does: "Logout". */
interface ShellAct {
  title: string
  keys?: string
  run: () => void
}

/** What the role may open and do in the area. */
const useReach = (area: OfficeArea) => {
  const session = useOfficeSession()
  return useMemo(() => {
    const may = ({ page }: { page: string }): boolean =>
      area.mayOpen(session, { page, paths: [], title: '', load: area.loadLogin })
    const pages = menuFor(area, session).flatMap((group) =>
      group.pages.flatMap(({ page, title, paths: [path] }) => {
        const key = area.goKeys[page]
        return path === undefined ? [] : [{ title, path, keys: key === undefined ? undefined : `g ${key}` }]
      }),
    )
    return {
      pages: [...pages, ...area.accountLinks],
      sources: area.paletteSources.filter(may),
      acts: area.paletteActs.filter(may),
      people: area.people !== undefined && may(area.people) ? area.people : null,
    }
  }, [area, session])
}

interface PaletteProps {
  area: OfficeArea
  shellActs: readonly ShellAct[]
  onLeave: () => void
}

const Palette = ({ area, shellActs, onLeave }: PaletteProps) => {
  const navigate = useNavigate()
  const openToCreate = useOpenToCreate()
  const listId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => inputRef.current?.focus(), [])
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [opened, setOpened] = useState<PaletteEntry | null>(null)
  const [narrowed, setNarrowed] = useState<string | null>(null)
  const { pages, sources, acts, people: peopleSource } = useReach(area)
  const people = usePeople(peopleSource, typed)
  const recent = useRecent()
  const { groups: things, hasFailed } = usePaletteHits(sources, typed)

  const found = paletteGroups({
    typed,
    things,
    acts,
    shellActs,
    peopleKind: people.kind,
    found: people.found,
    pages,
    recent,
  })
  const groups =
    opened === null
      ? found.filter(({ title }) => narrowed === null || title === narrowed)
      : [{ title: `With ${opened.title}`, entries: entriesOfActs(opened) }]
  const all = groups.flatMap(({ entries }) => entries)
  const current = all.find(({ key }) => key === chosen) ?? firstChoice(all, typed)
  const place = current === undefined ? -1 : all.indexOf(current)

  const reset = (): void => {
    setChosen(null)
    setOpened(null)
  }
  const find = async (): Promise<void> => {
    const answer = await people.find()
    const [first] = answer?.hits ?? []
    if (first !== undefined) setChosen(`Customers and numbers ${first.path} ${first.title}`)
  }
  const open = (entry: PaletteEntry | undefined): void => {
    if (entry === undefined) return
    const { deed } = entry
    if (deed.kind === 'find') {
      void find()
      return
    }
    onLeave()
    if (deed.kind === 'run') deed.run()
    else if (deed.kind === 'create') openToCreate(deed.path)
    else navigate(deed.path)
  }
  const move = (step: number): void => {
    if (all.length === 0) return
    const next = (place + step + all.length) % all.length
    setChosen(all[next]?.key ?? null)
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
  }
  const narrow = (isBack: boolean): void => {
    const group = groups.find(({ entries }) => current !== undefined && entries.includes(current))
    setNarrowed(narrowed === null && !isBack ? (group?.title ?? null) : null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart, value } = event.currentTarget
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => open(current),
      Tab: () => narrow(event.shiftKey),
      ...(selectionStart === value.length &&
        (current?.acts?.length ?? 0) > 0 && { ArrowRight: () => setOpened(current ?? null) }),
      ...(opened !== null && { ArrowLeft: reset }),
    }
    const act = acts[event.key]
    if (act === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  const isEmpty = typed.trim() !== '' && (people.found === null ? all.length === 0 : people.found.total === 0)
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label="Search pages and records"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={place < 0 ? undefined : optionId(listId, place)}
        autoComplete="off"
        spellCheck={false}
        placeholder="Find or do anything"
        ref={inputRef}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value)
          reset()
        }}
        className="min-h-12 w-full border-b border-line-soft bg-surface px-4 outline-none"
      />
      <PaletteList
        listId={listId}
        groups={groups}
        typed={opened === null ? typed : ''}
        current={current}
        onPoint={({ key }) => setChosen(key)}
        onOpen={open}
      />
      <output className="block px-5 pb-3 text-sm text-ink-soft empty:pb-0">
        {people.isBusy ? 'Searching… ' : null}
        {people.failure}
        {isEmpty ? (people.found === null ? specifiedTexts.no_data : 'No customer with this number') : null}
        {people.found !== null && people.found.total > people.found.hits.length
          ? `${people.found.total} customers; the ${people.found.hits.length} who were active last are shown. `
          : null}
        {narrowed === null ? null : `${narrowed} alone: Tab shows all. `}
        {opened === null ? null : '← goes back to what was found. '}
        {hasFailed ? ' Some records could not be searched.' : null}
      </output>
    </>
  )
}

interface CommandPaletteProps {
  area: OfficeArea
  shellActs: readonly ShellAct[]
  isOpen: boolean
  onClose: () => void
}

/** Ctrl-K: goes to a page or a record, does something, and finds people, by a few letters. */
export const CommandPalette = ({ area, shellActs, isOpen, onClose }: CommandPaletteProps) => {
  const modal = useModal(isOpen, onClose)
  return (
    <dialog
      {...modal}
      onClose={whenClosed(onClose)}
      aria-label="Search"
      className="mx-auto mt-[min(84px,8dvh)] mb-auto w-[min(40rem,calc(100vw-2rem))] rounded-surface bg-surface p-0 shadow-card"
    >
      {/* Closed before the page changes: closing after it would take the focus away from the new heading. */}
      {isOpen ? (
        <Palette area={area} shellActs={shellActs} onLeave={() => modal.ref.current?.close()} />
      ) : null}
    </dialog>
  )
}
