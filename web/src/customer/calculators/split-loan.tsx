import { useFormat } from '../../i18n/use-format.ts'
import { SplitBar } from '../loan-ranges/split-bar.tsx'

interface SplitLoanProps {
  parts: readonly [
    borrowed: readonly [label: string, rupees: number],
    cost: readonly [label: string, rupees: number],
  ]
}

const fills = ['bg-tone', 'bg-cost'] as const

/** A loan in its two parts as one bar, each with its name and its rupees below. */
export const SplitLoan = ({ parts }: SplitLoanProps) => {
  const { money } = useFormat()
  const [[, borrowed], [, cost]] = parts
  return (
    <div className="mt-1">
      <SplitBar borrowed={borrowed} total={borrowed + cost} />
      <dl className="figures mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        {parts.map(([label, rupees], index) => (
          <div key={label} className="flex items-center gap-2">
            <dt className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-3 shrink-0 rounded-xs ${fills[index] ?? ''}`} />
              {label}
            </dt>
            <dd className="font-semibold">{money(rupees)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
