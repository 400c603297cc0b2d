import { fieldTag } from '@marketplace/contract/platform/field-tag'
import {
  createLenderRevenue,
  deleteLenderRevenue,
  getLenderRevenue,
  listRevenueTypes,
  setLenderRevenueOrder,
  updateLenderRevenue,
  type LenderRevenueRule,
  type RevenueRuleFields,
  type RevenueType,
  type SlabWarning,
} from '@marketplace/contract/market/lender-revenue'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { showToast } from '../../ui/toast-store.ts'
import { serverWords } from './server-words.ts'

export interface Revenue {
  /** Null while they are on their way. */
  rules: readonly LenderRevenueRule[] | null
  types: readonly RevenueType[]
  warnings: readonly SlabWarning[]
  error: unknown
  reload: () => Promise<void>
  /** Each says in a toast how it went; what it throws keeps its dialog open. `revision` counts what was saved. */
  add: (rule: RevenueRuleFields) => Promise<void>
  change: (old: LenderRevenueRule, rule: RevenueRuleFields) => Promise<void>
  remove: (id: number) => Promise<void>
  /** Shows the new order at once and saves it; where that fails, the list is read again. */
  order: (ids: readonly number[]) => Promise<void>
  revision: number
}

/** Puts the rules in the order of `ids`; a rule that is not among them stands at the end. */
const inOrder = (rules: readonly LenderRevenueRule[], ids: readonly number[]): LenderRevenueRule[] => {
  const place = new Map(ids.map((id, index) => [id, index]))
  return rules.toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length))
}

export const useRevenue = (lenderId: number): Revenue => {
  const [listed, setListed] = useState<{
    rules: readonly LenderRevenueRule[]
    warnings: readonly SlabWarning[]
  } | null>(null)
  const [types, setTypes] = useState<readonly RevenueType[]>([])
  const [error, setError] = useState<unknown>(null)
  const [revision, setRevision] = useState(0)

  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      try {
        const { lenderRevenue, warnings } = await officeCall(getLenderRevenue, {
          params: { lenderId },
          ...(signal && { signal }),
        })
        if (signal?.aborted === true) return
        setListed({ rules: lenderRevenue, warnings })
        setError(null)
      } catch (failure) {
        if (signal?.aborted !== true) setError(failure)
      }
    },
    [lenderId],
  )
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    void load(signal)
    officeCall(listRevenueTypes, { signal }).then(
      ({ data }) => setTypes(data),
      () => {
        if (!signal.aborted) showToast(specifiedTexts.revenue_types_failed, 'bad')
      },
    )
    return () => controller.abort()
  }, [load])

  const saved = async (message: string | undefined, fallback: string): Promise<void> => {
    showToast(message ?? fallback, 'good')
    setRevision((count) => count + 1)
    await load()
  }
  const tell = (failure: unknown, fallback: string): void => showToast(serverWords(failure, fallback), 'bad')

  return {
    rules: listed?.rules ?? null,
    types,
    warnings: listed?.warnings ?? [],
    error,
    reload: () => {
      setError(null)
      return load()
    },
    revision,
    add: async (rule) => {
      try {
        const { message } = await officeCall(createLenderRevenue, { body: { lender_id: lenderId, ...rule } })
        await saved(message, 'Revenue added successfully')
      } catch (failure) {
        tell(failure, specifiedTexts.revenue_add_failed)
        // The answer to an earlier try may have been lost on its way: the list shows what that one did.
        if (failure instanceof ApiError && failure.code === 'revenue_rule_exists') await load()
        throw failure
      }
    },
    change: async ({ id, version }, rule) => {
      try {
        const { message } = await officeCall(updateLenderRevenue, {
          body: { id, lender_id: lenderId, ...rule },
          headers: { 'if-match': fieldTag(version) },
        })
        await saved(message, 'Revenue updated successfully')
      } catch (failure) {
        tell(failure, specifiedTexts.revenue_update_failed)
        if (failure instanceof ApiError && failure.code === 'conflict') await load()
        throw failure
      }
    },
    remove: async (id) => {
      try {
        const { message } = await officeCall(deleteLenderRevenue, { params: { id } })
        await saved(message, 'Revenue entry deleted successfully')
      } catch (failure) {
        tell(failure, specifiedTexts.revenue_delete_failed)
        throw failure
      }
    },
    order: async (ids) => {
      setListed((before) => before && { ...before, rules: inOrder(before.rules, ids) })
      try {
        const { message } = await officeCall(setLenderRevenueOrder, {
          body: { lender_id: lenderId, lender_revenue_ids: [...ids] },
        })
        await saved(message, 'Revenue order updated')
      } catch (failure) {
        tell(failure, specifiedTexts.revenue_order_failed)
        await load()
      }
    },
  }
}
