import { useFormat } from '../../i18n/use-format.ts'

interface SplitBarProps {
  parts: readonly [
    borrowed: readonly [label: string, rupees: number],
    cost: readonly [label: string, rupees: number],
  ]
}

const fills = ['bg-tone', 'bg-cost'] as const

/** What is borrowed and what that costs, as parts of one bar, each with its name and its rupees below. */
export const SplitBar = ({ parts }: SplitBarProps) => {
  const { money } = useFormat()
  const [[, borrowed], [, cost]] = parts
  const part = (borrowed / Math.max(1, borrowed + cost)) * 100
  return (
    <div className="mt-3">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
        className="block h-3.5 w-full overflow-hidden rounded-xs print:[print-color-adjust:exact]"
      >
        <rect width={100} height={14} className="fill-cost" />
        <rect width={Math.min(100, part + 0.4)} height={14} className="fill-surface" />
        <rect width={Math.max(0, part - 0.2)} height={14} className="fill-tone" />
      </svg>
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
