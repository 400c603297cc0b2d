import {
  listOfficePlans,
  setPlanStatus,
  type InsuranceBrand,
  type OfficePlan,
} from '@marketplace/contract/catalogue/insurance-office'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { planColumns } from './plan-columns.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { kindOptions } from './plan-fields.ts'
import { isSeenAt, shownAtText } from './shown-at.ts'

const liveOptions = [
  { value: '1', label: 'Live' },
  { value: '0', label: 'Off' },
]
const noBrands: readonly InsuranceBrand[] = []
const keyOf = ({ plan_id }: OfficePlan): number => plan_id
const searchText = ({ plan_name, insurer_name, slug }: OfficePlan): string =>
  `${plan_name} ${insurer_name} ${slug}`
const none = (
  <EmptyRows text="No plans here">A plan is added here, or comes with a file (catalogue:load).</EmptyRows>
)

const setStatus = async ({ plan_id }: OfficePlan, status: 0 | 1, reason?: string): Promise<void> => {
  const { message } = await officeCall(setPlanStatus, {
    body: { plan_id, status, ...(reason !== undefined && { reason }) },
  })
  showToast(message ?? '', 'good')
  invalidate('insurance-plans')
}

/** The plans of insurers, as facts alone (docs/decisions/036): what customers see of each kind, and what is off. */
export const InsurancePlansPage = () => {
  const { value, error, reload } = useAnswer(ask('insurance-plans', listOfficePlans, {}))
  const [open, setOpen] = useState<OfficePlan | 'new' | null>(null)
  const [goingOff, setGoingOff] = useState<OfficePlan | null>(null)
  const brands = value?.data.brands ?? noBrands
  useCreate('Add plan', () => setOpen('new'), value !== null)
  const columns = useMemo(
    () =>
      planColumns(
        {
          open: setOpen,
          setLive: async (plan, isLive) => {
            if (isLive) await setStatus(plan, 1)
            else setGoingOff(plan)
          },
        },
        brands,
      ),
    [brands],
  )
  const filters = useMemo<readonly RowFilter<OfficePlan>[]>(
    () => [
      { key: 'kind', label: 'Kind', options: kindOptions, of: ({ kind }) => kind },
      {
        key: 'brand',
        label: 'Seen at',
        options: brands.map(({ slug, name }) => ({ value: slug, label: name })),
        of: (plan) => brands.filter(({ slug }) => isSeenAt(plan, brands, slug)).map(({ slug }) => slug),
      },
      { key: 'live', label: 'State', options: liveOptions, of: ({ status }) => String(status) },
    ],
    [brands],
  )
  return (
    <>
      <PageHeading
        title="Insurance plans"
        text="Facts that insurers state. Customers see the live plans of the kinds that their brand offers, A to Z by insurer."
        actions={
          <Button aria-haspopup="dialog" disabled={value === null} onClick={() => setOpen('new')}>
            <IconPlus aria-hidden="true" className="size-5" />
            Add plan
          </Button>
        }
      />
      <OfficeList
        name="insurance-plans"
        label="Insurance plans"
        of="plans"
        rows={value?.data.plans ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
      />
      {open === null ? null : (
        <PlanDialog plan={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
      {goingOff === null ? null : (
        <ReasonDialog
          isOpen
          draft={`plan ${goingOff.plan_id} off`}
          title={`Take ${goingOff.plan_name} off?`}
          action="Take off"
          onClose={() => setGoingOff(null)}
          onSubmit={(reason) => setStatus(goingOff, 0, reason)}
        >
          <p>
            It goes off {shownAtText(goingOff, brands)} at once. Customers who were referred for it keep their
            way to the licensed entity.
          </p>
        </ReasonDialog>
      )}
    </>
  )
}
