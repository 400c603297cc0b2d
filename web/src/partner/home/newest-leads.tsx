import type { PartnerLead } from '@marketplace/contract/partner-area/partner-home'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { stageWords } from './progress-words.ts'

const keyOf = ({ lead_id }: PartnerLead): number => lead_id

const columns: readonly Column<PartnerLead>[] = [
  {
    key: 'contact',
    title: 'Customer',
    width: 180,
    cell: ({ masked_contact }) => (
      <span className="figures">{masked_contact === '' ? 'Account deleted' : masked_contact}</span>
    ),
  },
  { key: 'product', title: 'Product', width: 180, cell: ({ product_type }) => product_type },
  {
    key: 'stage',
    title: 'Stage',
    width: 330,
    cell: ({ stage, needs_papers }) => (
      <span className="inline-flex items-center gap-3">
        <StatusDot tone={stageWords[stage].tone}>{stageWords[stage].label}</StatusDot>
        {needs_papers === 1 ? <Badge tone="warn">Lender waits for papers</Badge> : null}
      </span>
    ),
  },
  { key: 'since', title: 'Since', width: 160, cell: ({ since }) => timeText(since) },
  { key: 'until', title: 'Yours until', width: 160, cell: ({ locked_until }) => timeText(locked_until) },
]

/** The newest of the partner's leads. */
export const NewestLeads = ({ leads, total }: { leads: readonly PartnerLead[]; total: number }) => (
  <section aria-labelledby="leads">
    <h2 id="leads" className="mb-2 text-base">
      {total > leads.length ? `Your newest ${leads.length} of ${total} leads` : 'Your leads'}
    </h2>
    <DataTable
      label="Your leads"
      columns={columns}
      rows={leads}
      keyOf={keyOf}
      emptyText={
        <EmptyRows>Share your link: who opens it, signs in and chooses a product stands here.</EmptyRows>
      }
    />
  </section>
)
