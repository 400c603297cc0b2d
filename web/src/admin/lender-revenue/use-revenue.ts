import { fieldTag } from '@marketplace/contract/platform/field-tag'
import {
  createLenderRevenue,
  deleteLenderRevenue,
  getLenderRevenue,
  listRevenueTypes,
  setLenderRevenueOrder,
  takeBackLenderRevenue,
  updateLenderRevenue,
  type LenderRevenueRule,
  type RevenueRuleFields,
  type RevenueType,
  type SlabWarning,
} from '@marketplace/contract/market/lender-revenue'
import { hasCode } from '../../api/api-error.ts'
import { ask, editAnswer, invalidate, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { useFailureToast } from '../../office/use-failure-toast.ts'
import { showToast } from '../../ui/toast-store.ts'
import { serverWords } from './server-words.ts'

/** A content to be saved; it begins today where no day is named. */
export type DatedRule = RevenueRuleFields & { valid_from?: string }

export interface Revenue {
  /** Null while they are on their way. */
  rules: readonly LenderRevenueRule[] | null
  types: readonly RevenueType[]
  warnings: readonly SlabWarning[]
  error: unknown
  reload: () => void
  /** Each says in a toast how it went; what it throws keeps its dialog open. */
  add: (rule: DatedRule) => Promise<void>
  change: (old: LenderRevenueRule, rule: DatedRule) => Promise<void>
  takeBack: (rule: LenderRevenueRule, version: number, reason: string) => Promise<void>
  remove: (id: number, reason: string) => Promise<void>
  /** Shows the new order at once and saves it; where that fails, the list is read again. */
  order: (ids: readonly number[]) => Promise<void>
}

/** Puts the rules in the order of `ids`; a rule that is not among them stands at the end. */
const inOrder = (rules: readonly LenderRevenueRule[], ids: readonly number[]): LenderRevenueRule[] => {
  const place = new Map(ids.map((id, index) => [id, index]))
  return rules.toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length))
}

const allTypes = ask('revenue-types', listRevenueTypes, {})
const noTypes: readonly RevenueType[] = []
const noWarnings: readonly SlabWarning[] = []

export const useRevenue = (lenderId: number): Revenue => {
  const question = ask(`revenue of lender ${lenderId}`, getLenderRevenue, { params: { lenderId } })
  const { value, error, reload } = useAnswer(question)
  const types = useAnswer(allTypes, { isKept: true })
  useFailureToast(types.error, specifiedTexts.revenue_types_failed)

  const saved = (message: string | undefined, fallback: string): void => {
    showToast(message ?? fallback, 'good')
    invalidate(`revenue of lender ${lenderId}`, `of lender ${lenderId}`)
  }
  const tell = (failure: unknown, fallback: string): void => showToast(serverWords(failure, fallback), 'bad')

  return {
    rules: value?.lenderRevenue ?? null,
    types: types.value?.data ?? noTypes,
    warnings: value?.warnings ?? noWarnings,
    error,
    reload,
    add: async (rule) => {
      try {
        const { message } = await officeCall(createLenderRevenue, { body: { lender_id: lenderId, ...rule } })
        saved(message, 'Revenue added successfully')
      } catch (failure) {
        tell(failure, specifiedTexts.revenue_add_failed)
        // The answer to an earlier try may have been lost on its way: the list shows what that one did.
        if (hasCode<typeof createLenderRevenue>(failure, 'revenue_rule_exists')) reload()
        throw failure
      }
    },
    change: async ({ id, newest_version }, rule) => {
      try {
        const { message } = await officeCall(updateLenderRevenue, {
          body: { id, lender_id: lenderId, ...rule },
          headers: { 'if-match': fieldTag(newest_version) },
        })
        saved(message, 'Revenue updated successfully')
      } catch (failure) {
        tell(failure, specifiedTexts.revenue_update_failed)
        if (hasCode<typeof updateLenderRevenue>(failure, 'conflict')) reload()
        throw failure
      }
    },
    takeBack: async ({ id }, version, reason) => {
      try {
        const { message } = await officeCall(takeBackLenderRevenue, {
          body: { id, lender_id: lenderId, version, reason },
        })
        saved(message, 'Planned change taken back')
      } catch (failure) {
        tell(failure, specifiedTexts.revenue_update_failed)
        if (hasCode<typeof takeBackLenderRevenue>(failure, 'revenue_not_planned')) reload()
        throw failure
      }
    },
    remove: async (id, reason) => {
      try {
        const { message } = await officeCall(deleteLenderRevenue, { params: { id }, body: { reason } })
        saved(message, 'Revenue entry deleted successfully')
      } catch (failure) {
        tell(failure, specifiedTexts.revenue_delete_failed)
        throw failure
      }
    },
    order: async (ids) => {
      editAnswer(question, (before) => ({
        ...before,
        lenderRevenue: inOrder(before.lenderRevenue, ids),
      }))
      try {
        const { message } = await officeCall(setLenderRevenueOrder, {
          body: { lender_id: lenderId, lender_revenue_ids: [...ids] },
        })
        saved(message, 'Revenue order updated')
      } catch (failure) {
        tell(failure, specifiedTexts.revenue_order_failed)
        reload()
      }
    },
  }
}
