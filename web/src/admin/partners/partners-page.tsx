import { listPartners, type ListedPartner, type PartnerStatus } from '@marketplace/contract/partners/partners'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { askAll, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { OfficeList } from '../../office/list/office-list.tsx'
import { Button } from '../../ui/button.tsx'
import { AddPartnerDialog } from './add-partner-dialog.tsx'
import { partnerColumns } from './partner-columns.tsx'
import { statusWords } from './status-words.ts'

const everyPartner = askAll('partners', listPartners, {})
const searchText = ({ name, slug, email, utm_id, contact_name }: ListedPartner): string =>
  [name, slug, email, utm_id, contact_name].join(' ')
const pathOf = ({ id }: ListedPartner): string => `/admin/partners/${id}`
const keyOf = ({ id }: ListedPartner): number => id
const statuses = Object.keys(statusWords) as PartnerStatus[]

const nobody = <EmptyRows>Clear the search and the filters, or bring one in with “Add partner”.</EmptyRows>

/** Partners and those who have asked to become one. */
export const PartnersPage = () => {
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  useCreate('Add partner', () => setAdding(true))
  const { value, error, reload } = useAnswer(everyPartner)
  const counts = value?.counts
  const filters = useMemo(
    () => [
      {
        key: 'status',
        label: 'Status',
        options: statuses.map((status) => ({
          value: status,
          label: `${statusWords[status].label}${counts === undefined ? '' : ` (${counts[status]})`}`,
        })),
        of: ({ status }: ListedPartner) => status,
      },
    ],
    [counts],
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
      <OfficeList
        name="partners"
        label="Partners"
        of="partners"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={partnerColumns}
        keyOf={keyOf}
        pathOf={pathOf}
        searchText={searchText}
        filters={filters}
        emptyText={nobody}
      />
      <AddPartnerDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(id) => navigate(`/admin/partners/${id}`)}
      />
    </>
  )
}
