import {
  createLenderGroup,
  listLenderGroups,
  type LenderGroup,
} from '@marketplace/contract/market/lenders-office'
import { ask, editAnswer, invalidate, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { useFailureToast } from '../../office/use-failure-toast.ts'
import { showToast } from '../../ui/toast-store.ts'

const lenderGroups = ask('lender-groups', listLenderGroups, {})
const none: readonly LenderGroup[] = []

const create = async (name: string): Promise<LenderGroup> => {
  const { lenderGroup, message } = await officeCall(createLenderGroup, { body: { name } })
  editAnswer(lenderGroups, (before) => ({
    ...before,
    lenderGroups: [...before.lenderGroups, lenderGroup].toSorted((a, b) => a.name.localeCompare(b.name)),
  }))
  invalidate('lender-groups')
  showToast(message, 'good')
  return lenderGroup
}

/** All lender groups, and how to add one: it throws where the server refuses. */
export const useLenderGroups = () => {
  const { value, error } = useAnswer(lenderGroups, { isKept: true })
  useFailureToast(error, specifiedTexts.lender_groups_failed)
  return { groups: value?.lenderGroups ?? none, create }
}
