import type { PartnerLink } from '@marketplace/contract/partner-area/partner-links'
import { Sparkline } from '../chart/sparkline.tsx'
import { agoColumn, textColumn } from '../list/row-columns.tsx'
import { RowLink } from '../list/row-name.tsx'
import { dayText } from '../show/day-text.ts'
import { exactDigits } from '../show/exact-rupees.ts'
import { StatusDot } from '../show/status-dot.tsx'
import type { Column } from '../table/column.ts'
import { daysWords, linkLook } from './link-words.ts'

type Figure = Exclude<keyof PartnerLink['figures'], 'days' | 'part'>

const figure = (key: Figure, title: string, hint: string, width = 88): Column<PartnerLink> => ({
  key,
  title,
  width,
  align: 'end',
  hint,
  cell: ({ figures }) => figures[key].toLocaleString('en-IN'),
  exported: ({ figures }) => figures[key],
})

/** The columns of a list of links. @param pathOf where the page of a link is; @param part what its money is called */
export const linkColumns = <Row extends PartnerLink>(
  pathOf: (link: PartnerLink) => string,
  part: string,
): readonly Column<Row>[] => [
  {
    key: 'name',
    title: 'Link',
    width: 170,
    cell: (link) => <RowLink to={pathOf(link)}>{link.name}</RowLink>,
    exported: ({ name }) => name,
  },
  textColumn('product', 'Product', 116, ({ product_type }) => product_type ?? 'All'),
  {
    key: 'days',
    title: '14 days',
    width: 106,
    hint: 'Counted clicks by day',
    cell: ({ figures: { days } }) => <Sparkline values={days} text={daysWords(days)} />,
    exported: null,
  },
  figure('hits', 'Hits', 'Each time the link was opened, by whatever', 64),
  figure('counted', 'Counted', 'People, once an hour', 78),
  figure('seen', 'Seen', 'Counted, and the page was there to be seen', 62),
  figure('signed_in', 'Signed in', 'Customers who proved their number', 80),
  figure('applied', 'Applied', 'Leads that applied with a lender', 74),
  figure('disbursed', 'Disbursed', 'Leads that a lender has paid out to', 88),
  {
    key: 'part',
    title: `${part} ₹`,
    width: 104,
    align: 'end',
    hint: 'An estimate until it is on a statement',
    cell: ({ figures: { part: sum } }) => (sum === null ? '–' : exactDigits(sum)),
    exported: ({ figures }) => figures.part,
  },
  {
    key: 'state',
    title: 'State',
    width: 96,
    cell: (link) => <StatusDot tone={linkLook(link).tone}>{linkLook(link).label}</StatusDot>,
    exported: (link) => linkLook(link).label,
  },
  textColumn('slug', 'Path', 170, ({ slug }) => `/${slug}`),
  textColumn('expires_on', 'Last day', 104, ({ expires_on }) => dayText(expires_on) || null),
  textColumn('made_by', 'Made by', 150, ({ made_by }) => made_by),
  agoColumn('made_at', 'Made', ({ made_at }) => made_at),
]
