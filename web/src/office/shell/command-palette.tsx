import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { useModal } from '../../ui/use-modal.ts'
import { menuFor, type OfficeArea } from '../session/office-area.ts'
import { useOfficeSession } from '../session/office-session.ts'
import type { PaletteHit } from '../session/palette-source.ts'
import { rankTitles } from './rank-titles.ts'
import { specifiedTexts } from '../show/specified-texts.ts'
import { usePaletteHits } from './use-palette-hits.ts'

const usePages = (area: OfficeArea): readonly PaletteHit[] => {
  const session = useOfficeSession()
  return useMemo(
    () => [
      ...menuFor(area, session).flatMap(({ pages }) =>
        pages.flatMap(({ title, paths: [path] }) => (path === undefined ? [] : [{ title, path }])),
      ),
      ...area.accountLinks,
    ],
    [area, session],
  )
}

const useSources = (area: OfficeArea) => {
  const session = useOfficeSession()
  return useMemo(
    () =>
      area.paletteSources.filter(({ page }) =>
        area.mayOpen(session, { page, paths: [], title: '', load: area.loadLogin }),
      ),
    [area, session],
  )
}

const Palette = ({ area, onLeave }: { area: OfficeArea; onLeave: () => void }) => {
  const navigate = useNavigate()
  const listId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  useEffect(() => inputRef.current?.focus(), [])
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const pages = usePages(area)
  const { groups, hasFailed } = usePaletteHits(useSources(area), typed)
  const shown = [{ title: 'Pages', hits: rankTitles(pages, typed) }, ...groups].filter(
    ({ hits }) => hits.length > 0,
  )
  const all = shown.flatMap(({ title, hits }) => hits.map((hit) => ({ ...hit, group: title })))
  const current = Math.min(chosen, all.length - 1)

  const open = (hit: PaletteHit | undefined): void => {
    if (hit === undefined) return
    onLeave()
    void navigate(hit.path)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && all.length > 0) {
      event.preventDefault()
      const next = (current + step + all.length) % all.length
      setChosen(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      open(all[current])
    }
  }
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label="Search pages and records"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={all.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        placeholder="Search"
        ref={inputRef}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
        }}
        className="min-h-12 w-full border-b border-line-soft bg-surface px-4 outline-none"
      />
      <div id={listId} role="listbox" aria-label="Found" className="max-h-[50dvh] overflow-y-auto p-2">
        {all.map((hit, place) => (
          <div
            key={`${hit.group} ${hit.path} ${hit.title}`}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === current}
            tabIndex={-1}
            onClick={() => open(hit)}
            onKeyDown={onKeyDown}
            onMouseMove={() => setChosen(place)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3',
              place === current && 'bg-brand-soft',
            )}
          >
            <span className="min-w-0 grow truncate">{hit.title}</span>
            <span className="shrink-0 text-sm text-ink-soft">{hit.detail ?? hit.group}</span>
          </div>
        ))}
      </div>
      <output className="block px-5 pb-3 text-sm text-ink-soft">
        {all.length === 0 && typed.trim() !== '' ? specifiedTexts.no_data : null}
        {hasFailed ? ' Some records could not be searched.' : null}
      </output>
    </>
  )
}

/** Ctrl-K: goes to a page or a record by a few letters of its name. */
export const CommandPalette = ({
  area,
  isOpen,
  onClose,
}: {
  area: OfficeArea
  isOpen: boolean
  onClose: () => void
}) => {
  const modal = useModal(isOpen, onClose)
  return (
    <dialog
      {...modal}
      onClose={onClose}
      aria-label="Search"
      className="mx-auto mt-[12dvh] mb-auto w-[min(36rem,calc(100vw-2rem))] rounded-surface bg-surface p-0 shadow-card"
    >
      {/* Closed before the page changes: closing after it would take the focus away from the new heading. */}
      {isOpen ? <Palette area={area} onLeave={() => modal.ref.current?.close()} /> : null}
    </dialog>
  )
}
