import { listPartners, type Partner, type PartnerStatus } from '@marketplace/contract/partners/partners'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCreate } from '../../office/keys/use-create.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { TableToolbar } from '../../office/table/table-toolbar.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { useDebounced } from '../../office/table/use-debounced.ts'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { AddPartnerDialog } from './add-partner-dialog.tsx'
import { partnerColumns } from './partner-columns.tsx'
import { statusWords } from './status-words.ts'

const defaults = { q: '', status: '', page: '1' }
const PAGE_SIZE = 50
const keyOf = ({ id }: Partner): number => id
const statuses = Object.keys(statusWords) as PartnerStatus[]
const statusFrom = (text: string): PartnerStatus | undefined => statuses.find((status) => status === text)

const nobody = (
  <EmptyRows>Clear the search, choose another tab, or bring one in with “Add partner”.</EmptyRows>
)

/** Partners and those who have asked to become one. */
export const PartnersPage = () => {
  const [state, setState] = useUrlState(defaults)
  const asked = useDebounced(state)
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  useCreate('Add partner', () => setAdding(true))
  const status = statusFrom(asked.status)
  const search = asked.q.trim()
  const { value, error, reload } = useAnswer(
    ask('partners', listPartners, {
      query: {
        page: pageFrom(asked.page),
        page_size: PAGE_SIZE,
        ...(search !== '' && { search }),
        ...(status !== undefined && { status }),
      },
    }),
  )
  const all = value === null ? null : Object.values(value.counts).reduce((sum, count) => sum + count, 0)
  const titleOf = (label: string, count: number | null | undefined): string =>
    count === null || count === undefined ? label : `${label} (${count})`
  const content = (
    <>
      <PagedRows
        label="Partners"
        of="partners"
        value={value}
        error={error}
        reload={reload}
        columns={partnerColumns}
        keyOf={keyOf}
        emptyText={nobody}
        page={pageFrom(state.page)}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
      />
    </>
  )
  return (
    <>
      <PageHeading
        title="Partners"
        text="Who brings customers, for which share, and who has asked to."
        actions={
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            <IconPlus aria-hidden="true" className="size-5" />
            Add partner
          </Button>
        }
      />
      <TableToolbar
        label="partners"
        search={state.q}
        onSearch={(q) => setState({ q, page: '1' })}
        count={value === null ? undefined : `${value.total} ${value.total === 1 ? 'partner' : 'partners'}`}
      />
      <Tabs
        label="Partners by status"
        value={statusFrom(state.status) ?? 'all'}
        onChange={(key) => setState({ status: key === 'all' ? '' : key, page: '1' })}
        tabs={[
          { key: 'all', title: titleOf('All', all), content },
          ...statuses.map((status) => ({
            key: status,
            title: titleOf(statusWords[status].label, value?.counts[status]),
            content,
          })),
        ]}
      />
      <AddPartnerDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(id) => void navigate(`/admin/partners/${id}`)}
      />
    </>
  )
}
