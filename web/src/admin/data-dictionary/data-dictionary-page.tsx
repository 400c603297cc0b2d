import { dimensionNames, dimensions } from '@marketplace/contract/reports/dimensions'
import { useId, useMemo } from 'react'
import { OfficeList } from '../../office/list/office-list.tsx'
import { textColumn } from '../../office/list/row-columns.tsx'
import { decodeRole } from '../../office/session/role-code.ts'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { measureLines, type MeasureLine } from './measure-words.ts'
import { SourceList } from './source-list.tsx'

const columns: readonly Column<MeasureLine>[] = [
  { key: 'label', title: 'Figure', width: 150, sortBy: ({ label }) => label, cell: ({ label }) => label },
  textColumn('definition', 'What is counted', 340, ({ definition }) => definition),
  textColumn('unit', 'In', 130, ({ unit }) => unit),
  textColumn('by', 'Cut by', 220, ({ by }) => by),
  textColumn('reports', 'Shown by', 180, ({ reports }) => reports),
  {
    key: 'version',
    title: 'Definition',
    width: 90,
    align: 'end',
    sortBy: ({ version }) => version,
    cell: ({ version }) => String(version),
  },
]
const keyOf = ({ measure }: MeasureLine): string => measure
const searchText = ({ label, definition, unit }: MeasureLine): string => `${label} ${definition} ${unit}`

/** What every figure of the reports counts, by what it is cut, and where visitors come from. */
export const DataDictionaryPage = () => {
  const id = useId()
  const role = decodeRole(useOfficeSession().roleId)
  const rows = useMemo(() => measureLines(role ?? 3), [role])
  return (
    <>
      <PageHeading
        title="Data dictionary"
        text="What every figure of the reports counts. Days are days of India; a figure by the day heard does not change later."
      />
      <OfficeList
        name="data-dictionary"
        label="Figures"
        of="figures"
        rows={rows}
        error={null}
        reload={() => undefined}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        emptyText="No figure"
      />
      <section aria-labelledby={id} className="mt-8">
        <h2 id={id} className="mb-2 text-base">
          What figures are cut by
        </h2>
        <dl className="text-sm">
          {dimensionNames.map((name) => (
            <div key={name} className="border-t border-row py-2 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-4">
              <dt className="font-semibold">{dimensions[name].label}</dt>
              <dd className="text-ink-soft">{dimensions[name].definition}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SourceList canEdit={role === 1} />
    </>
  )
}
