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
import { officeCall } from '../../office/session/office-call.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { DataTable } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { sortFromText, sortToText } from '../../office/table/table-rows.ts'
import { FilterSelect, TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { planColumns } from './plan-columns.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { kindOptions } from './plan-fields.ts'
import { isSeenAt, shownAtText } from './shown-at.ts'

const defaults = { q: '', sort: '', kind: '', brand: '', live: '' }
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
  const [state, setState] = useUrlState(defaults)
  const [open, setOpen] = useState<OfficePlan | 'new' | null>(null)
  const [goingOff, setGoingOff] = useState<OfficePlan | null>(null)
  const brands = value?.data.brands ?? noBrands
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
  const { kind, brand, live } = state
  const filter = useMemo(
    () => (plan: OfficePlan) =>
      (kind === '' || plan.kind === kind) &&
      (live === '' || String(plan.status) === live) &&
      (brand === '' || isSeenAt(plan, brands, brand)),
    [kind, brand, live, brands],
  )
  const sort = useMemo(() => sortFromText(state.sort), [state.sort])
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
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      <TableToolbar label="plans" search={state.q} onSearch={(q) => setState({ q })}>
        <FilterSelect
          label="Kind"
          value={kind}
          options={kindOptions}
          onChange={(next) => setState({ kind: next })}
        />
        <FilterSelect
          label="Seen at"
          value={brand}
          emptyLabel="Anywhere or nowhere"
          options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(next) => setState({ brand: next })}
        />
        <FilterSelect
          label="State"
          value={live}
          options={liveOptions}
          onChange={(next) => setState({ live: next })}
        />
      </TableToolbar>
      {value === null && error !== null ? null : (
        <DataTable
          label="Insurance plans"
          columns={columns}
          rows={value?.data.plans ?? null}
          keyOf={keyOf}
          loadingText="Loading plans..."
          emptyText={none}
          search={state.q}
          searchText={searchText}
          filter={filter}
          sort={sort}
          onSort={(next) => setState({ sort: sortToText(next) })}
        />
      )}
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
