import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate } from '../../router/router.tsx'
import type { RecordWay } from './use-record-way.ts'

interface RecordPagerProps {
  /** Of `useRecordWay`. */
  place: RecordWay['place']
  /** What a row is called: "lender". */
  of: string
}

const button =
  'inline-flex size-8 items-center justify-center rounded-control hover:bg-brand-soft disabled:opacity-40 pointer-coarse:size-11'

/** "3 of 57", and the ways to the records before and after in the list as it was left (Alt and an arrow); nothing for who came by a link. */
export const RecordPager = ({ place, of }: RecordPagerProps) => {
  const navigate = useNavigate()
  const previous = place?.previous ?? null
  const next = place?.next ?? null
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const to = { ArrowUp: previous, ArrowDown: next }[event.key] ?? null
      if (!event.altKey || to === null || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      navigate(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate, previous, next])
  if (place === null) return null
  const go = (to: string | null) => () => {
    if (to !== null) navigate(to)
  }
  return (
    <span className="flex items-center gap-1 text-sm whitespace-nowrap text-ink-soft">
      <span
        className="figures"
        title={place.isPart ? 'On the page of the list that it was opened from' : undefined}
      >
        {place.at.toLocaleString('en-IN')} of {place.of.toLocaleString('en-IN')}
        {place.isPart ? ' on this page' : ''}
      </span>
      <button
        type="button"
        aria-label={`Previous ${of}`}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={previous === null}
        onClick={go(previous)}
        className={button}
      >
        <IconChevronUp aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={`Next ${of}`}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={next === null}
        onClick={go(next)}
        className={button}
      >
        <IconChevronDown aria-hidden="true" className="size-5" />
      </button>
    </span>
  )
}
