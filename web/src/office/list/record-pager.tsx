import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useShownRows } from '../table/shown-rows.ts'

interface RecordPagerProps {
  /** The list's table, by its name. */
  table: string
  /** What a row is called: "lender". */
  of: string
  rowKey: string
  pathOf: (rowKey: string) => string
}

const button =
  'inline-flex size-8 items-center justify-center rounded-control hover:bg-brand-soft disabled:opacity-40 pointer-coarse:size-11'

/** "3 of 57", and the ways to the rows before and after in the list as it was left (Alt and an arrow); nothing for who came by a link. */
export const RecordPager = ({ table, of, rowKey, pathOf }: RecordPagerProps) => {
  const navigate = useNavigate()
  const keys = useShownRows(table)?.keys ?? []
  const place = keys.indexOf(rowKey)
  const previous = keys[place - 1]
  const next = place === -1 ? undefined : keys[place + 1]
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const to = { ArrowUp: previous, ArrowDown: next }[event.key]
      if (!event.altKey || to === undefined || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      void navigate(pathOf(to))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate, pathOf, previous, next])
  if (place === -1) return null
  const go = (to: string | undefined) => () => {
    if (to !== undefined) void navigate(pathOf(to))
  }
  return (
    <span className="flex items-center gap-1 text-sm text-ink-soft">
      <span className="figures">
        {place + 1} of {keys.length}
      </span>
      <button
        type="button"
        aria-label={`Previous ${of}`}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={previous === undefined}
        onClick={go(previous)}
        className={button}
      >
        <IconChevronUp aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={`Next ${of}`}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={next === undefined}
        onClick={go(next)}
        className={button}
      >
        <IconChevronDown aria-hidden="true" className="size-5" />
      </button>
    </span>
  )
}
