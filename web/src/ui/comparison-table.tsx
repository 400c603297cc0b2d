import type { ReactNode } from 'react'

interface ComparisonTableProps {
  caption: string
  /** The heading of the facts' own column, for whoever does not see it. */
  factHeading: string
  /** What is compared, one a column. */
  columns: readonly { key: string; heading: ReactNode }[]
  /** One fact a row; `cells` by column key. */
  rows: readonly { key: string; label: ReactNode; cells: Readonly<Record<string, ReactNode>> }[]
}

/** What scrolls sideways has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0 } as const

/** Facts side by side; scrolls sideways by itself on a phone. */
export const ComparisonTable = ({ caption, factHeading, columns, rows }: ComparisonTableProps) => (
  <section aria-label={caption} {...reachable} className="overflow-x-auto">
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="sticky start-0 border-b border-line bg-surface">
            <span className="sr-only">{factHeading}</span>
          </th>
          {columns.map(({ key, heading }) => (
            <th key={key} scope="col" className="min-w-28 border-b border-line p-2 text-start align-bottom">
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
              className="sticky start-0 w-24 min-w-20 border-b border-line-soft bg-surface p-2 text-start align-top font-normal text-ink-soft sm:w-44"
            >
              {label}
            </th>
            {columns.map((column) => (
              <td key={column.key} className="figures border-b border-line-soft p-2 align-top">
                {cells[column.key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
