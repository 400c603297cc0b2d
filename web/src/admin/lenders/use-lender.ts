import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { getLender, listLenderHistory, updateLender } from '@marketplace/contract/market/lenders-office'
import { useCallback, useMemo, useRef, useState } from 'react'
import { ApiError, hasCode } from '../../api/api-error.ts'
import { ask, editAnswer, invalidate, readAgain, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showToast } from '../../ui/toast-store.ts'
import { lenderFailure, missingFactsOf } from './lender-failure.ts'
import { valueOf } from './lender-sections.ts'

/** Two of staff changed one field: what each wants, and who was first. */
export interface Conflict {
  property: LenderProperty
  mine: unknown
  theirs: unknown
  /** Null where the history does not say. */
  changed: { actor_name: string; at: string } | null
}

export interface LenderRecord {
  lender: OfficeLender | null
  /** Why there is no lender to show. */
  error: unknown
  retry: () => void
  /** What the page shows of a field: a change on its way comes first. */
  shown: (property: LenderProperty) => unknown
  /** Saves one field; says in a toast how it went and never throws. */
  save: (property: LenderProperty, value: unknown) => Promise<void>
  conflict: Conflict | null
  keepTheirs: () => void
  takeMine: () => void
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const lastChangeOf = async (lenderId: number, property: LenderProperty): Promise<Conflict['changed']> => {
  try {
    const { data } = await officeCall(listLenderHistory, { params: { lenderId }, query: { page_size: 20 } })
    return data.find(({ changes }) => changes.some((change) => change.property === property)) ?? null
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** A lender on its page: loaded, changed field by field, and never over what somebody else has changed meanwhile. */
export const useLender = (lenderId: number): LenderRecord => {
  const question = useMemo(() => ask(`lender ${lenderId}`, getLender, { params: { lenderId } }), [lenderId])
  const { value, error, reload } = useAnswer(question)
  const lender = value?.data ?? null
  const [pending, setPending] = useState<ReadonlyMap<LenderProperty, unknown>>(new Map())
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // Changes go one after another: an older answer never comes after a newer one.
  const line = useRef<Promise<void>>(Promise.resolve())

  const send = useCallback(
    async (property: LenderProperty, value: unknown, seen: unknown): Promise<void> => {
      try {
        const { data, message } = await officeCall(updateLender, {
          body: { lender_id: lenderId, property, value },
          headers: { 'if-match': fieldTag(seen) },
        })
        editAnswer(question, (before) => ({ ...before, data }))
        invalidate(`of lender ${lenderId}`)
        showToast(message, 'good')
      } catch (failure) {
        const isStale = hasCode<typeof updateLender>(failure, 'conflict')
        // Of a lender that is live already the check names what this change would take away.
        const [missing] = property === 'lender_status' ? [] : missingFactsOf(failure)
        if (!isStale) showToast(missing ?? lenderFailure(failure), 'bad')
        const [fresh, changed] = await Promise.all([
          readAgain(question),
          isStale ? lastChangeOf(lenderId, property) : Promise.resolve(null),
        ])
        if (!isStale || fresh === null) return
        const theirs = valueOf(fresh.data, property)
        if (!isSame(theirs, value)) setConflict({ property, mine: value, theirs, changed })
      } finally {
        setPending((before) => {
          if (before.get(property) !== value) return before
          const after = new Map(before)
          after.delete(property)
          return after
        })
      }
    },
    [lenderId, question],
  )

  const shown = useCallback(
    (property: LenderProperty): unknown =>
      pending.has(property) ? pending.get(property) : lender === null ? null : valueOf(lender, property),
    [pending, lender],
  )
  const queue = useCallback(
    (property: LenderProperty, value: unknown, seen: unknown): Promise<void> => {
      setPending((before) => new Map(before).set(property, value))
      line.current = line.current.then(() => send(property, value, seen))
      return line.current
    },
    [send],
  )
  const save = useCallback(
    async (property: LenderProperty, value: unknown): Promise<void> => {
      const seen = shown(property)
      if (!isSame(seen, value)) await queue(property, value, seen)
    },
    [shown, queue],
  )

  return useMemo(
    () => ({
      lender,
      error,
      retry: reload,
      shown,
      save,
      conflict,
      keepTheirs: () => setConflict(null),
      takeMine: () => {
        if (conflict === null) return
        setConflict(null)
        void queue(conflict.property, conflict.mine, conflict.theirs)
      },
    }),
    [lender, error, reload, shown, save, conflict, queue],
  )
}
