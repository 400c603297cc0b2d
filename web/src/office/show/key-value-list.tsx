import type { ReactNode } from 'react'

interface KeyValueListProps {
  rows: readonly { key: string; label: ReactNode; value: ReactNode }[]
  /** In a narrow column: each value below its label. */
  isNarrow?: boolean
}

/** Facts of one object, one a line; what is missing is a dash. */
export const KeyValueList = ({ rows, isNarrow = false }: KeyValueListProps) => (
  <dl className="divide-y divide-line-soft text-sm">
    {rows.map(({ key, label, value }) => (
      <div key={key} className={isNarrow ? 'py-1.5' : 'grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]'}>
        <dt className="text-ink-soft">{label}</dt>
        <dd className="min-w-0 wrap-anywhere">
          {value === null || value === undefined || value === '' ? '–' : value}
        </dd>
      </div>
    ))}
  </dl>
)
