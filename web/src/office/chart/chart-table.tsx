import { Link } from '../../router/link.tsx'
import { classNames } from '../../ui/class-names.ts'

export interface ChartTableRow {
  key: string
  name: string
  /** Where what is behind the row is; null for nowhere. */
  address: string | null
  cells: readonly string[]
}

interface ChartTableProps {
  caption: string
  /** Of the names, then of the cells. */
  headings: readonly [string, ...string[]]
  rows: readonly ChartTableRow[]
}

/** What is beside the first figure is further away. */
const inks = [undefined, 'text-ink-soft', 'text-ink-3']

/** The figures of a chart, for whoever reads or copies them. */
export const ChartTable = ({ caption, headings: [first, ...others], rows }: ChartTableProps) => (
  <table className="figures w-full border-collapse text-sm">
    <caption className="sr-only">{caption}</caption>
    <thead className="sticky top-0 bg-surface text-xs text-ink-soft">
      <tr>
        <th scope="col" className="py-1 text-start font-normal">
          {first}
        </th>
        {others.map((heading) => (
          <th key={heading} scope="col" className="py-1 text-end font-normal">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, address, cells }) => (
        <tr key={key} className="border-t border-row">
          <th scope="row" className="py-1 text-start font-normal">
            {address === null ? name : <Link to={address}>{name}</Link>}
          </th>
          {cells.map((text, place) => (
            <td key={others[place]} className={classNames('py-1 text-end', inks[place])}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
