import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { getLender, updateLender } from '@marketplace/contract/market/lenders-office'
import { useCallback, useMemo, useRef, useState } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { ask, editAnswer, invalidate, readAgain, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showToast } from '../../ui/toast-store.ts'
import { lastChangeOf, type Conflict } from './changing/last-change.ts'
import { lenderFailure, missingFactsOf } from './lender-failure.ts'
import { valueOf } from './lender-sections.ts'

export interface LenderRecord {
  lender: OfficeLender | null
  /** Why there is no lender to show. */
  error: unknown
  retry: () => void
  /** What the page shows of a field: a change on its way comes first. */
  shown: (property: LenderProperty) => unknown
  /** Saves one field; says in a toast how it went and never throws. */
  save: (property: LenderProperty, value: unknown) => Promise<void>
  /** The same with the reason for it. @throws an error with words fit to show where it is refused. */
  saveFor: (reason: string, property: LenderProperty, value: unknown) => Promise<void>
  conflict: Conflict | null
  keepTheirs: () => void
  takeMine: () => void
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The words that a change was refused with; null where it was saved, or where somebody else was faster, which is asked about. */
interface Outcome {
  refusal: string | null
}
const NOT_REFUSED: Outcome = { refusal: null }

/** A lender on its page: loaded, changed field by field, and never over what somebody else has changed meanwhile. */
export const useLender = (lenderId: number): LenderRecord => {
  const question = useMemo(() => ask(`lender ${lenderId}`, getLender, { params: { lenderId } }), [lenderId])
  const { value, error, reload } = useAnswer(question)
  const lender = value?.data ?? null
  const [pending, setPending] = useState<ReadonlyMap<LenderProperty, unknown>>(new Map())
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // Changes go one after another: an older answer never comes after a newer one.
  const line = useRef<Promise<Outcome>>(Promise.resolve(NOT_REFUSED))

  const send = useCallback(
    async (property: LenderProperty, value: unknown, seen: unknown, reason?: string): Promise<Outcome> => {
      try {
        const { data, message } = await officeCall(updateLender, {
          body: { lender_id: lenderId, property, value, ...(reason !== undefined && { reason }) },
          headers: { 'if-match': fieldTag(seen) },
        })
        editAnswer(question, (before) => ({ ...before, data }))
        invalidate(`of lender ${lenderId}`)
        if (property === 'lender_group_ids') invalidate('lender-groups')
        showToast(message, 'good')
        return NOT_REFUSED
      } catch (failure) {
        const isStale = hasCode<typeof updateLender>(failure, 'conflict')
        // Of a lender that is live already the check names what this change would take away.
        const [missing] = property === 'lender_status' ? [] : missingFactsOf(failure)
        const words = missing ?? lenderFailure(failure)
        if (!isStale) showToast(words, 'bad')
        const [fresh, changed] = await Promise.all([
          readAgain(question),
          isStale ? lastChangeOf(lenderId, property) : Promise.resolve(null),
        ])
        if (!isStale) return { refusal: words }
        if (fresh === null) return NOT_REFUSED
        const theirs = valueOf(fresh.data, property)
        if (!isSame(theirs, value)) setConflict({ property, mine: value, theirs, changed, reason })
        return NOT_REFUSED
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
    (property: LenderProperty, value: unknown, seen: unknown, reason?: string): Promise<Outcome> => {
      setPending((before) => new Map(before).set(property, value))
      line.current = line.current.then(() => send(property, value, seen, reason))
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

  const saveFor = useCallback(
    async (reason: string, property: LenderProperty, value: unknown): Promise<void> => {
      const { refusal } = await queue(property, value, shown(property), reason)
      if (refusal !== null) throw new Error(refusal)
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
      saveFor,
      conflict,
      keepTheirs: () => setConflict(null),
      takeMine: () => {
        if (conflict === null) return
        setConflict(null)
        void queue(conflict.property, conflict.mine, conflict.theirs, conflict.reason)
      },
    }),
    [lender, error, reload, shown, save, saveFor, conflict, queue],
  )
}
