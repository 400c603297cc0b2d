import { classNames } from '../../ui/class-names.ts'

/** Stages of money by their form: hatched, light with an edge, full, ink; what is missing is red. */
const marks = {
  expected:
    'border border-ink-3 bg-[repeating-linear-gradient(135deg,var(--ink-3)_0_1px,transparent_1px_3px)]',
  stated: 'border border-brand-ink bg-brand-ink/35',
  received: 'bg-brand-ink',
  part: 'bg-ink',
  difference: 'bg-bad',
} as const

export type SumMarkName = keyof typeof marks

/** Stands before the word that says the same. */
export const SumMark = ({ of }: { of: SumMarkName }) => (
  <span
    aria-hidden="true"
    className={classNames('inline-block size-2.5 shrink-0 rounded-[2px] forced-colors:border', marks[of])}
  />
)
