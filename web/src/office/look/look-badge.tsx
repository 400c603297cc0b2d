import { IconEye } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { OfficeLook } from '../session/office-area.ts'
import { leftText } from './left-text.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface LookBadgeProps {
  look: OfficeLook
  /** Where it stands: below the mark in the menu, in the folded menu, or above the page of a small screen. */
  place: 'menu' | 'folded' | 'bar'
}

const exitClass =
  'inline-flex min-h-8 items-center justify-center rounded-control bg-white px-3 text-sm font-semibold text-masquerade hover:bg-white/90 pointer-coarse:min-h-11'

/** That staff look in here, at whom, how long still, and the way out (specification, section 2: red, with an Exit button). */
export const LookBadge = ({ look, place }: LookBadgeProps) => {
  const left = useSecondsLeft(look.ends_at)
  const [isBusy, setBusy] = useState(false)
  const exit = (): void => {
    setBusy(true)
    void look.exit()
  }
  return (
    <section
      aria-label="Masquerade Mode"
      className={classNames(
        'no-print bg-masquerade text-white',
        place === 'bar' && 'flex shrink-0 items-center gap-3 px-4 py-2 md:hidden',
        place === 'menu' && 'mx-2 mb-2 shrink-0 rounded-control p-2.5',
        place === 'folded' && 'mx-1 mb-2 flex shrink-0 flex-col items-center gap-1 rounded-control py-2',
      )}
    >
      {place === 'folded' ? (
        <>
          <IconEye aria-hidden="true" className="size-4" />
          <span className="sr-only">Masquerade Mode, {look.partner}</span>
        </>
      ) : (
        <div className="min-w-0 grow">
          <p className="flex items-center gap-1.5 text-sm font-semibold">
            <IconEye aria-hidden="true" className="size-4 shrink-0" />
            Masquerade Mode
          </p>
          <p className="text-xs wrap-anywhere">{look.partner} · you can look, not change</p>
        </div>
      )}
      <div
        className={classNames(
          'flex items-center gap-2',
          place === 'menu' && 'mt-2 justify-between',
          place === 'bar' && 'shrink-0',
          place === 'folded' && 'flex-col',
        )}
      >
        <span
          role="timer"
          className={place === 'folded' ? 'figures text-xs' : 'figures text-sm font-semibold'}
        >
          {leftText(left)} {place === 'folded' ? null : <span className="text-xs font-normal">left</span>}
        </span>
        <button
          type="button"
          disabled={isBusy}
          onClick={exit}
          className={classNames(exitClass, place === 'folded' && 'px-1.5')}
        >
          Exit
        </button>
      </div>
    </section>
  )
}

/** The red frame around the whole page, and the way out when the time is over or the browser brings the page back afterwards. */
export const LookFrame = ({ look }: { look: OfficeLook | null }) => {
  const exit = look?.exit
  const until = look?.ends_at
  const isGone = useRef(false)
  useEffect(() => {
    if (exit === undefined || until === undefined) return undefined
    const onOver = setTimeout(
      () => {
        if (isGone.current) return
        isGone.current = true
        void exit()
      },
      Math.max(0, Date.parse(until) - Date.now()),
    )
    const onShown = (event: PageTransitionEvent): void => {
      if (event.persisted) location.reload()
    }
    addEventListener('pageshow', onShown)
    return () => {
      clearTimeout(onOver)
      removeEventListener('pageshow', onShown)
    }
  }, [exit, until])
  return (
    <div
      aria-hidden="true"
      className="no-print pointer-events-none fixed inset-0 z-50 border-3 border-masquerade"
    />
  )
}
