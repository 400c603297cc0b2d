import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import { listLenderHistory } from '@marketplace/contract/market/lenders-office'
import { ApiError } from '../../../api/api-error.ts'
import { officeCall } from '../../../office/session/office-call.ts'

/** Two of staff changed one field: what each wants, and who was first. */
export interface Conflict {
  property: LenderProperty
  mine: unknown
  theirs: unknown
  /** Null where the history does not say. */
  changed: { actor_name: string; at: string } | null
  /** Why mine is wanted, where it was asked. */
  reason?: string | undefined
}

/** Who changed a field last, and when; null where the history does not say. */
export const lastChangeOf = async (
  lenderId: number,
  property: LenderProperty,
): Promise<Conflict['changed']> => {
  try {
    const { data } = await officeCall(listLenderHistory, { params: { lenderId }, query: { page_size: 20 } })
    return data.find(({ changes }) => changes.some((change) => change.property === property)) ?? null
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
