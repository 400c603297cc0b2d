import type { LenderRevenueRule } from '@marketplace/contract/market/lender-revenue'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { DeleteRuleDialog } from './delete-rule-dialog.tsx'
import { RevenueDialog, type OpenDialog } from './revenue-dialog.tsx'
import { RevenueTable } from './revenue-table.tsx'
import { RuleVersions } from './rule-versions.tsx'
import { SlabWarnings } from './slab-warnings.tsx'
import { TakeBackDialog, type PlannedContent } from './take-back-dialog.tsx'
import type { Revenue } from './use-revenue.ts'
import { WhatIfBox, type TriedMonth } from './what-if-box.tsx'

/** What a lender pays: the table of rules with what it leaves open, and the box that prices a month by it. */
export const RevenueSection = ({ lenderId, revenue }: { lenderId: number; revenue: Revenue }) => {
  const [open, setOpen] = useState<OpenDialog>(null)
  const [doomed, setDoomed] = useState<LenderRevenueRule | null>(null)
  const [unwanted, setUnwanted] = useState<PlannedContent | null>(null)
  const [month, setMonth] = useState<TriedMonth>({ disbursed: 7_200_000, loans: 24 })
  const { rules, types, warnings, error } = revenue
  const add = (
    <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen('add')}>
      <IconPlus aria-hidden="true" className="size-5" />
      Add Revenue
    </Button>
  )
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-sm font-semibold">Revenue</h3>
          <p className="text-sm text-ink-soft">
            By calendar month of disbursal. The first active rule whose every bound holds prices the month;
            both ends of a slab are inside.
          </p>
        </div>
        {rules === null || rules.length === 0 ? null : add}
      </div>
      {error === null ? null : <ErrorState error={error} onRetry={revenue.reload} />}
      {rules === null ? error === null ? <Skeleton className="h-32" /> : null : null}
      {rules?.length === 0 ? (
        <EmptyState title="No revenue rule yet" action={add}>
          Until there is one, loans of this lender earn nothing.
        </EmptyState>
      ) : null}
      {rules === null || rules.length === 0 ? null : (
        <>
          <RevenueTable
            rules={rules}
            types={types}
            onOrder={(ids) => void revenue.order(ids)}
            onEdit={setOpen}
            onDelete={setDoomed}
            onTakeBack={setUnwanted}
          />
          <SlabWarnings warnings={warnings} />
          <WhatIfBox lenderId={lenderId} onMonth={setMonth} />
        </>
      )}
      {rules === null ? null : <RuleVersions lenderId={lenderId} rules={rules} types={types} />}
      {open === null ? null : (
        <RevenueDialog
          key={open === 'add' ? 'add' : open.id}
          open={open}
          lenderId={lenderId}
          revenue={revenue}
          month={month}
          onClose={() => setOpen(null)}
        />
      )}
      {unwanted === null ? null : (
        <TakeBackDialog plan={unwanted} revenue={revenue} onClose={() => setUnwanted(null)} />
      )}
      {doomed === null ? null : (
        <DeleteRuleDialog
          key={doomed.id}
          rule={doomed}
          place={(rules?.findIndex(({ id }) => id === doomed.id) ?? -1) + 1}
          lenderId={lenderId}
          revenue={revenue}
          month={month}
          onClose={() => setDoomed(null)}
        />
      )}
    </div>
  )
}
