import { useId, type ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatRupees } from '../show/format-rupees.ts'
import { BarShape, Hatch, type BarForm } from './bar-form.tsx'
import { lengthOf } from './bar-geometry.ts'

/** How sure money is: our estimate, what the lender has stated, what is in the bank; what should be there by now is red. */
const stages = {
  expected: { form: 'hatched_edged', ink: 'text-ink-soft', line: 'decoration-dotted' },
  stated: { form: 'edged', ink: 'text-ink', line: undefined },
  received: { form: 'full', ink: 'text-ink', line: undefined },
  waiting: { form: 'edged', ink: 'text-ink-soft', line: undefined },
  overdue: { form: 'bad', ink: 'text-bad', line: undefined },
} as const satisfies Readonly<Record<string, { form: BarForm; ink: string; line: string | undefined }>>

export interface MoneyStage {
  stage: keyof typeof stages
  label: string
  paise: number
  /** Instead of the sum with its paise, where it has some. */
  text?: string
  /** Beside the bar: "in the bank", "3 lenders, oldest 41 days". */
  note?: ReactNode
  /** Where its rows are. */
  to?: string | undefined
}

const StageBar = ({ form, length }: { form: BarForm; length: number }) => {
  const hatch = useId()
  return (
    // Its edges lie half outside of it.
    <svg aria-hidden="true" width="100%" height={14} className="block overflow-visible">
      <Hatch id={hatch} />
      {length === 0 ? null : <BarShape form={form} hatch={hatch} y={1} width={`${length}%`} height={12} />}
    </svg>
  )
}

/** Money by stage: a bar for each beside the largest, what is to say of it, and its sum. */
export const StageBars = ({ label, rows }: { label: string; rows: readonly MoneyStage[] }) => {
  const most = Math.max(0, ...rows.map(({ paise }) => paise))
  return (
    <ul aria-label={label} className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 text-sm">
      {rows.map(({ stage, label: name, paise, text = formatRupees(paise / 100), note, to }) => {
        const { form, ink, line } = stages[stage]
        const length = lengthOf(paise, most)
        return (
          <li key={stage} className="col-span-full grid min-h-8 grid-cols-subgrid items-center">
            <span className="text-ink-soft">{name}</span>
            <span className="flex flex-wrap items-center gap-x-2">
              <span style={{ width: `${length * 0.75}%` }}>
                <StageBar form={form} length={length === 0 ? 0 : 100} />
              </span>
              {note === undefined ? null : <span className="text-xs text-ink-3">{note}</span>}
            </span>
            {to === undefined ? (
              <span
                className={classNames(
                  'figures text-end',
                  ink,
                  line !== undefined && 'underline decoration-line underline-offset-3',
                  line,
                )}
              >
                {text}
              </span>
            ) : (
              <Link
                to={to}
                className={classNames(
                  'figures inline-flex min-h-6 items-center justify-end underline decoration-line underline-offset-3 hover:decoration-current pointer-coarse:min-h-11',
                  ink,
                  line,
                )}
              >
                <span className="sr-only">{name} </span>
                {text}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
