import { classNames } from '../../ui/class-names.ts'
import { toneOf } from './work-words.ts'

const inks = { idle: 'text-ink-3', warn: 'text-warn', bad: 'text-bad' } as const
const ROUND = 31.4

/** The share of its time that an item has used, as a ring that fills; its words stand beside it. */
export const TimeRing = ({ share }: { share: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 14 14"
    className={classNames('size-3.5 shrink-0', inks[toneOf(share)])}
  >
    <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
    <circle
      cx="7"
      cy="7"
      r="5"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeDasharray={`${Math.min(1, share) * ROUND} ${ROUND}`}
      transform="rotate(-90 7 7)"
    />
  </svg>
)

export const timeInk = (share: number): string =>
  toneOf(share) === 'idle' ? 'text-ink-soft' : inks[toneOf(share)]
