import { listPartnerLeads, type PartnerLeadLine } from '@marketplace/contract/partner-area/partner-leads'
import type { LeadStage } from '@marketplace/contract/partner-area/partner-home'
import { getPartner } from '@marketplace/contract/partners/partners'
import { Link } from '../../router/link.tsx'
import { useParams } from '../../router/router.tsx'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { NotFoundPage } from '../../office/shell/not-found-page.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { Ago } from '../../office/show/ago.tsx'
import { formatRupees } from '../../office/show/format-rupees.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'

const PAGE_SIZE = 50
const defaults = { page: '1' }
const keyOf = ({ lead_id }: PartnerLeadLine): number => lead_id

/** A stage in the words of the partner's own page. */
const stages: Readonly<Record<LeadStage, { label: string; tone: 'good' | 'warn' | 'idle' }>> = {
  choosing: { label: 'Choosing a lender', tone: 'idle' },
  with_lenders: { label: 'With lenders', tone: 'idle' },
  paid: { label: 'Paid out', tone: 'good' },
  ended: { label: 'Ended without a loan', tone: 'idle' },
}

const columns: readonly Column<PartnerLeadLine>[] = [
  {
    key: 'customer',
    title: 'Customer',
    width: 180,
    cell: ({ user_id, masked_contact }) => (
      <Link to={`/admin/csr-portal/${user_id}/0`}>
        {masked_contact === '' ? 'Forgotten' : masked_contact}
      </Link>
    ),
    exported: ({ masked_contact }) => masked_contact,
  },
  { key: 'product', title: 'Product', width: 190, cell: ({ product_type }) => product_type },
  {
    key: 'stage',
    title: 'Stage',
    width: 200,
    cell: ({ stage, needs_papers }) => (
      <StatusDot tone={needs_papers === 1 ? 'warn' : stages[stage].tone}>
        {needs_papers === 1 ? 'Lender waits for papers' : stages[stage].label}
      </StatusDot>
    ),
    exported: ({ stage, needs_papers }) =>
      needs_papers === 1 ? `${stages[stage].label}, lender waits for papers` : stages[stage].label,
  },
  { key: 'lenders', title: 'Lenders', width: 90, align: 'end', cell: ({ lenders }) => String(lenders) },
  {
    key: 'disbursed',
    title: 'Paid out',
    width: 140,
    align: 'end',
    cell: ({ disbursed_amount }) => (disbursed_amount === 0 ? '–' : formatRupees(disbursed_amount)),
    exported: ({ disbursed_amount }) => disbursed_amount,
  },
  {
    key: 'since',
    title: 'Since',
    width: 120,
    cell: ({ since }) => <Ago moment={since} />,
    exported: ({ since }) => since,
  },
  {
    key: 'locked_until',
    title: 'Theirs until',
    width: 130,
    hint: 'Until then nobody else is given this customer for this product',
    cell: ({ locked_until }) => <Ago moment={locked_until} />,
    exported: ({ locked_until }) => locked_until,
  },
]

const none = (
  <EmptyRows text="No leads yet">
    A lead begins when a customer chooses a product after the partner’s link.
  </EmptyRows>
)

/** Whom a partner brought, how far they are, and what lenders have paid out to them. */
export const PartnerLeadsPage = () => {
  const id = Number(useParams()['id'])
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const partner = useAnswer(ask(`partner ${id}`, getPartner, { params: { id } })).value?.data ?? null
  const request = { params: { id }, query: { page, page_size: PAGE_SIZE } }
  const { value, error, reload } = useAnswer(ask(`partner ${id}`, listPartnerLeads, request))
  if (error !== null && value === null && (error.status === 404 || error.status === 400))
    return <NotFoundPage />
  return (
    <>
      <PageHeading
        title={partner === null ? 'Leads' : `Leads of ${partner.name}`}
        text="Customers who chose a product through this partner, the newest first."
        back={{ to: `/admin/partners/${id}`, label: 'Back to the partner' }}
      />
      <PagedList
        name="partner-leads"
        label="Leads"
        of="leads"
        views="partners.leads"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listPartnerLeads, { params: { id }, query: {} })}
      />
    </>
  )
}
