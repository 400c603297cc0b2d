import type { OfficeCreative } from '@marketplace/contract/partner-area/creatives-office'
import { actsColumn, dayColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowAct } from '../../office/list/row-menu.tsx'
import { RowButton } from '../../office/list/row-name.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { channelOptions, formatOptions, languageOptions } from './content-fields.ts'
import { stateLooks } from './state-look.ts'

export interface CreativeActs {
  open: (creative: OfficeCreative) => void
  approve: (creative: OfficeCreative) => void
  picture: (creative: OfficeCreative) => void
  /** Sets the last day to today. */
  end: (creative: OfficeCreative) => void
  remove: (creative: OfficeCreative) => RowAct
}

const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

const approvalText = ({ approved_by, approved_on, lender_id }: OfficeCreative): string => {
  if (lender_id === null) return 'names no lender'
  return approved_by === null ? 'not yet' : `${approved_by}, ${dayText(approved_on)}`
}

export const creativeColumns = (acts: CreativeActs): readonly Column<OfficeCreative>[] => [
  {
    key: 'title',
    title: 'Creative',
    width: 260,
    sortBy: ({ title }) => title,
    cell: (creative) => <RowButton onOpen={() => acts.open(creative)}>{creative.title}</RowButton>,
  },
  textColumn('format', 'Format', 110, ({ format, channel }) =>
    channel === null ? labelOf(formatOptions, format) : labelOf(channelOptions, channel),
  ),
  textColumn('language', 'Language', 92, ({ language }) => labelOf(languageOptions, language)),
  textColumn('product_type', 'Product', 170, ({ product_type }) => product_type ?? 'All products'),
  textColumn('lender', 'Lender', 150, ({ lender_name }) => lender_name),
  {
    key: 'state',
    title: 'State',
    width: 170,
    sortBy: ({ state }) => stateLooks[state].label,
    exported: ({ state }) => stateLooks[state].label,
    cell: ({ state }) => <StatusDot tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusDot>,
  },
  textColumn('approval', 'Approved by the lender', 200, approvalText),
  dayColumn('valid_from', 'From', ({ valid_from }) => valid_from),
  dayColumn('valid_to', 'Last day', ({ valid_to }) => valid_to),
  { key: 'version', title: 'Version', width: 80, align: 'end', cell: ({ version }) => version },
  {
    key: 'partners',
    title: 'Taken by',
    width: 90,
    align: 'end',
    hint: 'Partners who copied, shared or downloaded a version of it',
    sortBy: ({ partners }) => partners,
    cell: ({ partners }) => partners,
  },
  actsColumn(
    ({ title, language }) => `${title}, ${labelOf(languageOptions, language)}`,
    (creative) => [
      { label: 'Edit…', run: () => acts.open(creative) },
      ...(creative.format === 'banner' ? [{ label: 'Picture…', run: () => acts.picture(creative) }] : []),
      ...(creative.lender_id === null
        ? []
        : [{ label: 'Record approval…', run: () => acts.approve(creative) }]),
      ...(creative.state === 'ended' || creative.state === 'ahead'
        ? []
        : [{ label: 'End today', isDanger: true, run: () => acts.end(creative) }]),
      acts.remove(creative),
      historyAct('creative', creative.creative_id),
    ],
  ),
]
