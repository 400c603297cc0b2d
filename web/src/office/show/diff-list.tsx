interface DiffListProps {
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  /** The words of a field; its name where there are none. */
  labels?: Readonly<Record<string, string | undefined>>
}

const text = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const noLabels: Readonly<Record<string, string | undefined>> = {}
const none: Readonly<Record<string, unknown>> = {}

/** What a change changed: each field with what stood there before and what stands there after. */
export const DiffList = ({ before, after, labels = noLabels }: DiffListProps) => {
  const [old, young] = [before ?? none, after ?? none]
  const fields = [...new Set([...Object.keys(old), ...Object.keys(young)])].filter(
    (field) => text(old[field]) !== text(young[field]),
  )
  if (fields.length === 0) return <p className="text-sm text-ink-soft">No field changed.</p>
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <thead>
        <tr className="border-b border-line text-start text-xs text-ink-soft">
          <th scope="col" className="py-1 pe-2 text-start">
            Field
          </th>
          <th scope="col" className="py-1 pe-2 text-start">
            Before
          </th>
          <th scope="col" className="py-1 text-start">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field} className="border-b border-line-soft align-top">
            <th scope="row" className="py-1 pe-2 text-start font-normal wrap-anywhere text-ink-soft">
              {labels[field] ?? field}
            </th>
            <td className="py-1 pe-2 wrap-anywhere">{text(old[field])}</td>
            <td className="py-1 font-semibold wrap-anywhere">{text(young[field])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
