import {
  goldRateSources,
  listGoldRates,
  type EnteredGoldRate,
  type GoldRate,
} from '@marketplace/contract/reference/gold-rates'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { money } from '../../i18n/format-values.ts'
import { askAll, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { dayText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { EnterRateDialog } from './enter-rate-dialog.tsx'
import { sourceNames } from './rate-sources.ts'

const everyRate = askAll('gold-rates', listGoldRates, {})
const keyOf = ({ day, version }: EnteredGoldRate): string => `${day} ${version}`

const versionText = ({ version }: EnteredGoldRate): string =>
  version === 1 ? 'First' : `Correction ${version - 1}`

const searchText = ({ day, source, entered_by }: EnteredGoldRate): string =>
  [dayText(day), sourceNames[source], entered_by].join(' ')

const filters: readonly RowFilter<EnteredGoldRate>[] = [
  {
    key: 'source',
    label: 'Source',
    options: goldRateSources.map((value) => ({ value, label: sourceNames[value] })),
    of: ({ source }) => source,
  },
  {
    key: 'kind',
    label: 'Version',
    options: [
      { value: 'first', label: 'First' },
      { value: 'correction', label: 'Correction' },
    ],
    of: ({ version }) => (version === 1 ? 'first' : 'correction'),
  },
]

const columns: readonly Column<EnteredGoldRate>[] = [
  {
    key: 'day',
    title: 'Day',
    width: 112,
    sortBy: ({ day }) => day,
    exported: ({ day }) => dayText(day),
    cell: ({ day }) => <span className="font-semibold">{dayText(day)}</span>,
  },
  {
    key: 'rupees_per_gram_24k',
    title: 'A gram of 24 carat',
    width: 150,
    align: 'end',
    sortBy: ({ rupees_per_gram_24k }) => rupees_per_gram_24k,
    exported: ({ rupees_per_gram_24k }) => rupees_per_gram_24k,
    cell: ({ rupees_per_gram_24k }) => money(rupees_per_gram_24k),
  },
  textColumn('source', 'Source', 320, ({ source }) => sourceNames[source]),
  {
    key: 'version',
    title: 'Version',
    width: 112,
    sortBy: ({ version }) => version,
    exported: versionText,
    cell: versionText,
  },
  textColumn('entered_by', 'Entered by', 140, ({ entered_by }) => entered_by ?? 'Example data'),
  agoColumn('entered_at', 'Entered', ({ entered_at }) => entered_at),
]

const noRates = (
  <EmptyRows text="No rate yet">Gold cannot be valued before the first one: “Enter rate”.</EmptyRows>
)

const InForce = ({ current, today }: { current: GoldRate | null; today: string }) => {
  if (current === null) {
    return <Notice tone="bad">There is no rate: gold loans are shown without offers.</Notice>
  }
  const { day, rupees_per_gram_24k, source, is_old, basis, average_of } = current
  const which = {
    average: `the average of the ${average_of} closes of the last 30 days, lower than the close of ${dayText(day)}`,
    close: `the close of ${dayText(day)}, no higher than the average of the ${average_of} closes of the last 30 days`,
  }
  const words = `In force on ${dayText(today)}: ${money(rupees_per_gram_24k)} a gram of 24 carat, ${which[basis]} (${sourceNames[source]}).`
  return is_old === 1 ? (
    <Notice tone="warn">{words} It is old, and customers are told so. Enter the rate of the day.</Notice>
  ) : (
    <Notice>{words}</Notice>
  )
}

/** Days that the average lacks: some are holidays of the market, the others were forgotten. */
const MissingDays = ({ days }: { days: readonly string[] }) =>
  days.length === 0 ? null : (
    <Notice tone="warn" className="mt-2">
      {days.length} working {days.length === 1 ? 'day' : 'days'} of the last 30 have no rate, so the average
      may be wrong: {days.map((day) => dayText(day)).join(', ')}. Enter them, but for holidays of the market.
    </Notice>
  )

/** The closes of gold, day by day: the lower of the last one and the average of 30 days values the gold of every gold loan and of the calculator. */
export const GoldRatesPage = () => {
  const { value, error, reload } = useAnswer(everyRate)
  const [isOpen, setOpen] = useState(false)
  useCreate('Enter rate', () => setOpen(true), value !== null)
  return (
    <>
      <PageHeading
        title="Gold rates"
        text="The lower of the last close and the average of the last 30 days values the gold of every gold loan and of the calculator, by RBI’s directions. A rate is never changed: a correction is a new entry."
        actions={
          <Button aria-haspopup="dialog" disabled={value === null} onClick={() => setOpen(true)}>
            <IconPlus aria-hidden="true" className="size-5" />
            Enter rate
          </Button>
        }
      />
      {value === null ? null : (
        <div className="mb-4">
          <InForce current={value.current} today={value.today} />
          <MissingDays days={value.missing_days} />
        </div>
      )}
      <OfficeList
        name="gold-rates"
        label="Gold rates"
        of="gold rates"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={noRates}
      />
      {isOpen && value !== null ? (
        <EnterRateDialog today={value.today} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
