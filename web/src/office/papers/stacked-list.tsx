interface StackedListProps {
  rows: readonly { key: string; label: string; value: string | null }[]
}

/** Facts in a narrow place, each below its name; what is missing is a dash. */
export const StackedList = ({ rows }: StackedListProps) => (
  <dl className="divide-y divide-line-soft text-sm">
    {rows.map(({ key, label, value }) => (
      <div key={key} className="py-2">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere">{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
)
