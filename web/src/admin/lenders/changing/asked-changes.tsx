import { asksReason } from '@marketplace/contract/market/asks-reason'
import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { LenderGroup } from '@marketplace/contract/market/lenders-office'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { useMemo, useState, type ReactNode } from 'react'
import type { LenderRecord } from '../use-lender.ts'
import { LeaveGroupDialog } from './leave-group-dialog.tsx'
import { LenderOffDialog } from './lender-off-dialog.tsx'

/** A change that takes something away, until its reason is there. */
interface AskedChange {
  property: LenderProperty
  value: unknown
}

/**
 * The record of a lender as its page saves by it: what takes something away is asked about first. `question` stands on the page
 * while it is.
 */
export const useAskedChanges = (
  record: LenderRecord,
  lender: OfficeLender,
  groups: readonly LenderGroup[],
): { asking: LenderRecord; question: ReactNode } => {
  const [asked, setAsked] = useState<AskedChange | null>(null)
  const asking = useMemo(
    () => ({
      ...record,
      save: async (property: LenderProperty, value: unknown): Promise<boolean> => {
        if (!asksReason(property, record.shown(property), value)) return record.save(property, value)
        setAsked({ property, value })
        return true
      },
    }),
    [record],
  )
  if (asked === null) return { asking, question: null }
  const dialog = {
    lender,
    onClose: () => setAsked(null),
    onSubmit: (reason: string) => record.saveFor(reason, asked.property, asked.value),
  }
  if (asked.property === 'lender_status') return { asking, question: <LenderOffDialog {...dialog} /> }
  const kept = Array.isArray(asked.value) ? (asked.value as number[]) : []
  const leaving = lender.lender_group_ids
    .filter((id) => !kept.includes(id))
    .map((id) => groups.find((group) => group.id === id) ?? { id, name: `#${id}` })
  return { asking, question: <LeaveGroupDialog {...dialog} groups={leaving} /> }
}
