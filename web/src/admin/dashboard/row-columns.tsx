import { stepLabels } from '@marketplace/contract/reports/journey-steps'
import type { DashboardRow, WorkQueue } from '@marketplace/contract/office/dashboard'
import { journeySteps } from '@marketplace/contract/reports/journey-steps'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { dayText } from '../../office/show/day-text.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { wordsOfStatus } from '../csr-portal/status-words.ts'

const SHORT_KEY = 8

/** The customer's record, at the application that the row is of; null for a row of nobody who has signed in. */
export const recordPath = ({ user_id, app_id }: DashboardRow): string | null =>
  user_id === null ? null : `/admin/csr-portal/${user_id}/${app_id ?? '0'}`
export const complaintPath = (row: DashboardRow): string | null => {
  const path = recordPath(row)
  return path === null ? null : `${path}?tab=complaints`
}
/** The key is the lender’s id, a stroke and the month. */
export const lenderMonthPath = ({ key }: DashboardRow): string => `/admin/reconciliation/${key}`
/** Of a key that begins with the partner's id. */
export const merchantPath = ({ key }: DashboardRow): string =>
  `/admin/merchant-management/${key.split('/')[0] ?? ''}`
export const partnerPath = ({ key }: DashboardRow): string => `/admin/partners/${key}`

const wordsOf = ({ contact, lender_name, key }: DashboardRow): string =>
  contact ?? lender_name ?? key.slice(0, SHORT_KEY)

const nowOf = ({ status }: DashboardRow): string => {
  const step = journeySteps.find((one) => one === status)
  return step === undefined ? wordsOfStatus(status) : stepLabels[step]
}

/** What a row is about, linked where it has a page. */
const subject = (title: string, pathOf = recordPath): Column<DashboardRow> => ({
  key: 'subject',
  title,
  width: 200,
  exported: wordsOf,
  cell: (row) => {
    const path = pathOf(row)
    return path === null ? wordsOf(row) : <RowLink to={path}>{wordsOf(row)}</RowLink>
  },
})

const at = (title: string): Column<DashboardRow> => agoColumn('at', title, (row) => row.at)
const brand = textColumn<DashboardRow>('brand', 'Brand', 160, ({ brand_name }) => brand_name)
const lender = textColumn<DashboardRow>('lender', 'Lender', 210, ({ lender_name }) => lender_name)
const note = textColumn<DashboardRow>('note', 'Note', 320, (row) => row.note)
const status = textColumn<DashboardRow>('status', 'Now', 190, nowOf)

export const stepColumns = [subject('Customer'), at('When'), status, brand]
const ofFiles = [at('Since'), lender, note]
const ofMonths: readonly Column<DashboardRow>[] = [
  {
    key: 'month',
    title: 'Month of a lender',
    width: 260,
    exported: ({ lender_name, key }) => lender_name ?? key,
    cell: (row) => <RowLink to={lenderMonthPath(row)}>{row.lender_name ?? row.key}</RowLink>,
  },
  at('Since'),
  note,
]
const ofPartner = (to: (row: DashboardRow) => string, width = 260): Column<DashboardRow> => ({
  key: 'partner',
  title: 'Partner',
  width,
  exported: ({ key, note: name }) => name ?? key,
  cell: (row) => <RowLink to={to(row)}>{row.note ?? row.key}</RowLink>,
})
const ofLenders = [subject('Customer'), at('Since'), status, lender, brand, note]

export const queueColumns: Readonly<Record<WorkQueue, readonly Column<DashboardRow>[]>> = {
  help_requests: [subject('Phone'), at('Since'), status, brand, note],
  messages_failed: [subject('To'), at('When'), status, note],
  lenders_refusing: [subject('Lender'), at('Next try from'), note],
  partner_requests: [
    ofPartner(partnerPath),
    textColumn('contact', 'Phone', 140, ({ contact }) => contact),
    at('Asked'),
  ],
  papers_to_check: [ofPartner(merchantPath), at('Since')],
  links_not_live: [ofPartner(merchantPath, 560), at('Since')],
  files_failed: ofFiles,
  files_to_settle: ofFiles,
  variances_to_settle: ofMonths,
  statements_to_approve: [
    {
      key: 'statement',
      title: 'Statement',
      width: 160,
      exported: ({ key, note: number }) => number ?? key,
      cell: (row) => <RowLink to={`/admin/statements/${row.key}`}>{row.note ?? row.key}</RowLink>,
    },
    at('Since'),
  ],
  complaints_due: [
    subject('Customer', complaintPath),
    textColumn('note', 'Complaint', 210, (row) => row.note),
    {
      key: 'at',
      title: 'Answer due',
      width: 110,
      exported: (row) => dayText(row.at),
      cell: (row) => dayText(row.at),
    },
    status,
    lender,
    brand,
  ],
  alarms: [textColumn('note', 'Alarm', 420, (row) => row.note ?? row.status), at('Since')],
  send_failed: ofLenders,
  docs_pending: ofLenders,
  stuck: ofLenders,
}
