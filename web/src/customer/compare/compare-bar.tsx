import { useEffect, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

interface CompareBarProps {
  count: number
  isRefused: boolean
  onOpen: () => void
  onClear: () => void
  words: { chosen: ReactNode; oneMore: ReactNode; refused: ReactNode; clear: ReactNode; open: ReactNode }
}

const useRoomBelow = (isShown: boolean): void => {
  useEffect(() => {
    // What takes the focus must not hide behind the bar (WCAG 2.2, 2.4.11).
    document.documentElement.classList.toggle('scroll-pb-32', isShown)
    return () => document.documentElement.classList.remove('scroll-pb-32')
  }, [isShown])
}

/** Stands at the bottom of the screen while something is chosen for comparison. */
export const CompareBar = ({ count, isRefused, onOpen, onClear, words }: CompareBarProps) => {
  useRoomBelow(count > 0)
  return (
    <div className="no-print sticky bottom-0 z-10 -mx-4 mt-6 sm:mx-0">
      {count === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-t-surface border border-b-0 border-line bg-surface px-4 py-3 shadow-card">
          <p className="min-w-0 grow basis-full text-sm sm:basis-48" role="status">
            {isRefused ? <span className="font-semibold text-warn">{words.refused}</span> : words.chosen}
            {count === 1 ? <span className="block text-ink-soft">{words.oneMore}</span> : null}
          </p>
          <div className="flex grow justify-between gap-4 sm:grow-0">
            <Button kind="quiet" onClick={onClear}>
              {words.clear}
            </Button>
            <Button disabled={count < 2} onClick={onOpen}>
              {words.open}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
