import { measureOf, type Measure } from '@marketplace/contract/reports/measures'
import { useState } from 'react'
import { Segmented } from '../../office/form/segmented.tsx'
import { clockText } from '../../office/show/day-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { ReportQuestion } from './report-address.ts'

type Times = ReportQuestion['times']

const timesOptions: readonly { value: Times; label: string }[] = [
  { value: 'heard', label: 'When we heard' },
  { value: 'effective', label: 'When it happened' },
]
const timesWords: Readonly<Record<Times, string>> = {
  heard:
    'A thing counts on the day on which we heard of it, so that a figure of days gone by does not change. Commission counts on the day of its disbursal.',
  effective:
    'A thing counts on the day on which it happened, as the lender says: later news may change figures of days gone by.',
}

interface CountedListProps {
  measures: readonly Measure[]
  times: Times
  asOf: string | null
  onTimes: (times: Times) => void
}

const CountedList = ({ measures, times, asOf, onTimes }: CountedListProps) => (
  <>
    <h3 className="mb-1 text-sm font-semibold">By which days</h3>
    <Segmented label="By which days" options={timesOptions} value={times} onChange={onTimes} />
    <p className="mt-1 mb-4 text-sm text-ink-soft">{timesWords[times]}</p>
    <h3 className="mb-1 text-sm font-semibold">Figures</h3>
    <dl className="text-sm">
      {measures.map((measure) => {
        const { label, unit, definition, version } = measureOf(measure)
        return (
          <div key={measure} className="border-t border-row py-2 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-4">
            <dt className="font-semibold">{label}</dt>
            <dd>
              {definition}
              <span className="block text-ink-soft">
                In {unit === 'share' ? 'per cent' : unit} · Definition {version}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
    <p className="mt-3 border-t border-row pt-3 text-sm text-ink-soft">
      Days are days of India.
      {asOf === null ? null : ` All figures are as of ${clockText(asOf)}.`}
    </p>
  </>
)

/** "What is counted": each figure in a line, and by which days. */
export const CountedButton = (props: CountedListProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
      >
        What is counted
      </button>
      <Dialog
        isOpen={isOpen}
        title="What is counted"
        closeLabel="Close"
        onClose={() => setOpen(false)}
        className="sm:w-[min(44rem,calc(100vw-2rem))]"
      >
        <CountedList {...props} />
      </Dialog>
    </>
  )
}
