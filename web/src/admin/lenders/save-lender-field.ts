import { updateLender } from '@marketplace/contract/market/lenders-office'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import { hasCode } from '../../api/api-error.ts'
import { officeCall } from '../../office/session/office-call.ts'
import type { SaveField } from './many/settable.ts'
import { putLender, readLenderAgain } from './use-lender-list.ts'

/** Safe to ask for again: a try whose answer was lost, and that had gone through, counts as done. @throws ApiError. */
export const saveLenderField: SaveField = async (lender, field, value) => {
  try {
    const { data } = await officeCall(updateLender, {
      body: { lender_id: lender.lender_id, property: field, value },
      headers: { 'if-match': fieldTag(lender[field]) },
    })
    putLender(data)
  } catch (error) {
    if (!hasCode<typeof updateLender>(error, 'conflict')) throw error
    // The list shows what stands there now, whether the caller tries again or not.
    await readLenderAgain(lender)
    if (error.present !== value) throw error
  }
}
