import type { ReactNode } from 'react'

interface ComparisonTableProps {
  caption: string
  /** What is compared, one a column. */
  columns: readonly { key: string; heading: ReactNode }[]
  /** One fact a row; `cells` by column key. */
  rows: readonly { key: string; label: ReactNode; cells: Readonly<Record<string, ReactNode>> }[]
}

/** Facts side by side; scrolls sideways by itself on a phone. */
export const ComparisonTable = ({ caption, columns, rows }: ComparisonTableProps) => (
  // A region that scrolls has to be reachable by keyboard.
  <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ key, heading }) => (
            <th key={key} scope="col" className="border-b border-line p-2 text-start align-bottom">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells }) => (
          <tr key={key}>
            <th
              scope="row"
              className="sticky start-0 border-b border-line-soft bg-surface p-2 text-start font-normal text-ink-soft"
            >
              {label}
            </th>
            {columns.map((column) => (
              <td key={column.key} className="figures border-b border-line-soft p-2">
                {cells[column.key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
