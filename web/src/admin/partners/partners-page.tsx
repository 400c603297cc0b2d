import { listPartners, type Partner, type PartnerStatus } from '@marketplace/contract/partners/partners'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { askAll, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ColumnMenu } from '../../office/list/column-menu.tsx'
import { ExportMenu } from '../../office/list/export-menu.tsx'
import { ListCount } from '../../office/list/list-count.tsx'
import { ViewTabs } from '../../office/list/view-tabs.tsx'
import { WholeRows } from '../../office/list/whole-rows.tsx'
import { sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { TableToolbar } from '../../office/table/table-toolbar.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { AddPartnerDialog } from './add-partner-dialog.tsx'
import { partnerColumns } from './partner-columns.tsx'
import { statusWords } from './status-words.ts'

const TABLE = 'partners'
const defaults = { q: '', sort: '', status: '' }
const everyPartner = askAll('partners', listPartners, {})
const searchText = ({ name, slug, email, utm_id, contact_name }: Partner): string =>
  [name, slug, email, utm_id, contact_name].join(' ')
const keyOf = ({ id }: Partner): number => id
const statuses = Object.keys(statusWords) as PartnerStatus[]
const statusFrom = (text: string): PartnerStatus | undefined => statuses.find((status) => status === text)

const nobody = (
  <EmptyRows>Clear the search, choose another tab, or bring one in with “Add partner”.</EmptyRows>
)

/** Partners and those who have asked to become one. */
export const PartnersPage = () => {
  const [state, setState] = useUrlState(defaults)
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  useCreate('Add partner', () => setAdding(true))
  const { value, error, reload } = useAnswer(everyPartner)
  const status = statusFrom(state.status)
  const filter = useMemo(
    () => (partner: Partner) => status === undefined || partner.status === status,
    [status],
  )
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
  const all = value === null ? null : Object.values(value.counts).reduce((sum, count) => sum + count, 0)
  const titleOf = (label: string, count: number | null | undefined): string =>
    count === null || count === undefined ? label : `${label} (${count})`
  const content = (
    <WholeRows
      label="Partners"
      of="partners"
      name={TABLE}
      value={value}
      error={error}
      reload={reload}
      columns={partnerColumns}
      keyOf={keyOf}
      emptyText={nobody}
      search={state.q}
      searchText={searchText}
      filter={filter}
      sort={sort}
      onSort={(next) => setState({ sort: sortToText(next) })}
    />
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
      <ViewTabs list="partners" table={TABLE} />
      <TableToolbar
        label="partners"
        search={state.q}
        onSearch={(q) => setState({ q })}
        count={<ListCount table={TABLE} of="partners" />}
        atEnd={
          <>
            <ColumnMenu table={TABLE} columns={partnerColumns} />
            <ExportMenu table={TABLE} file="partners" columns={partnerColumns} rows={value?.data ?? null} />
          </>
        }
      />
      <Tabs
        label="Partners by status"
        value={statusFrom(state.status) ?? 'all'}
        onChange={(key) => setState({ status: key === 'all' ? '' : key })}
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
