import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import { getLender, updateLender } from '@marketplace/contract/market/lenders-office'
import { useCallback, useMemo, useRef, useState } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { ask, editAnswer, invalidate, readAgain, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { closeToast, getToasts, showToast } from '../../ui/toast-store.ts'
import { lastChangeOf, type Conflict } from './changing/last-change.ts'
import { lenderFailure, missingFactsOf } from './lender-failure.ts'
import { valueOf } from './lender-sections.ts'

/** What the page says at a field about its last save. */
export type SaveMark =
  | { state: 'saving' }
  | { state: 'saved'; at: string }
  /** `words`: the rule that it breaks, or why it did not arrive. */
  | { state: 'refused'; words: string }

export interface LenderRecord {
  lender: OfficeLender | null
  /** Why there is no lender to show. */
  error: unknown
  retry: () => void
  /** What the page shows of a field: a change on its way comes first. */
  shown: (property: LenderProperty) => unknown
  /** Saves one field; says at the field and in a toast how it went, and never throws. False: what was typed is still to be saved. */
  save: (property: LenderProperty, value: unknown) => Promise<boolean>
  /** The same with the reason for it. @throws an error with words fit to show where it is refused. */
  saveFor: (reason: string, property: LenderProperty, value: unknown) => Promise<void>
  /** Null where nothing is to be said. Of fields that were saved only the last says so. */
  markOf: (property: LenderProperty) => SaveMark | null
  /** The typed value that was refused is given up. */
  giveUp: (property: LenderProperty) => void
  conflict: Conflict | null
  keepTheirs: () => void
  takeMine: () => void
}

type Marks = ReadonlyMap<LenderProperty, SaveMark>

const withMark = (before: Marks, property: LenderProperty, mark: SaveMark | null): Marks => {
  const after = new Map(before)
  if (mark?.state === 'saved')
    for (const [other, { state }] of before) if (state === 'saved') after.delete(other)
  if (mark === null) after.delete(property)
  else after.set(property, mark)
  return after
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What came of a change. */
interface Outcome {
  /** False: what was typed is still to be saved. A conflict that is asked about counts as done. */
  isDone: boolean
  /** The words that it was refused with. */
  refusal: string | null
}
const DONE: Outcome = { isDone: true, refusal: null }

/** A lender on its page: loaded, changed field by field, and never over what somebody else has changed meanwhile. */
export const useLender = (lenderId: number): LenderRecord => {
  const question = useMemo(() => ask(`lender ${lenderId}`, getLender, { params: { lenderId } }), [lenderId])
  const { value, error, reload } = useAnswer(question)
  const lender = value?.data ?? null
  const [pending, setPending] = useState<ReadonlyMap<LenderProperty, unknown>>(new Map())
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [marks, setMarks] = useState<Marks>(new Map())
  const mark = useCallback(
    (property: LenderProperty, next: SaveMark | null) =>
      setMarks((before) => withMark(before, property, next)),
    [],
  )
  // Changes go one after another: an older answer never comes after a newer one.
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const send = useCallback(
    async (property: LenderProperty, value: unknown, seen: unknown, reason?: string): Promise<Outcome> => {
      mark(property, { state: 'saving' })
      try {
        const { data, message } = await officeCall(updateLender, {
          body: { lender_id: lenderId, property, value, ...(reason !== undefined && { reason }) },
          headers: { 'if-match': fieldTag(seen) },
        })
        editAnswer(question, (before) => ({ ...before, data }))
        invalidate(`of lender ${lenderId}`)
        if (property === 'lender_group_ids') invalidate('lender-groups')
        mark(property, { state: 'saved', at: new Date().toISOString() })
        // One after the other they would pile up over the fields: the newest says it for all.
        for (const { id, text } of getToasts()) if (text === message) closeToast(id)
        showToast(message, 'good')
        return DONE
      } catch (failure) {
        const isStale = hasCode<typeof updateLender>(failure, 'conflict')
        // Of a lender that is live already the check names what this change would take away.
        const [missing] = property === 'lender_status' ? [] : missingFactsOf(failure)
        const words = missing ?? lenderFailure(failure)
        mark(property, isStale ? null : { state: 'refused', words })
        if (!isStale) showToast(words, 'bad')
        const [fresh, changed] = await Promise.all([
          readAgain(question),
          isStale ? lastChangeOf(lenderId, property) : Promise.resolve(null),
        ])
        if (!isStale || fresh === null) return { isDone: false, refusal: isStale ? null : words }
        const theirs = valueOf(fresh.data, property)
        // The dialog holds what was typed until it is chosen or given up.
        if (!isSame(theirs, value)) setConflict({ property, mine: value, theirs, changed, reason })
        return DONE
      } finally {
        setPending((before) => {
          if (before.get(property) !== value) return before
          const after = new Map(before)
          after.delete(property)
          return after
        })
      }
    },
    [lenderId, question, mark],
  )

  const shown = useCallback(
    (property: LenderProperty): unknown =>
      pending.has(property) ? pending.get(property) : lender === null ? null : valueOf(lender, property),
    [pending, lender],
  )
  const queue = useCallback(
    (property: LenderProperty, value: unknown, seen: unknown, reason?: string): Promise<Outcome> => {
      setPending((before) => new Map(before).set(property, value))
      const sent = line.current.then(() => send(property, value, seen, reason))
      line.current = sent
      return sent
    },
    [send],
  )
  const save = useCallback(
    async (property: LenderProperty, value: unknown): Promise<boolean> => {
      const seen = shown(property)
      if (!isSame(seen, value)) return (await queue(property, value, seen)).isDone
      mark(property, null)
      return true
    },
    [shown, queue, mark],
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
      markOf: (property) => marks.get(property) ?? null,
      giveUp: (property) => mark(property, null),
      conflict,
      keepTheirs: () => setConflict(null),
      takeMine: () => {
        if (conflict === null) return
        setConflict(null)
        void queue(conflict.property, conflict.mine, conflict.theirs, conflict.reason)
      },
    }),
    [lender, error, reload, shown, save, saveFor, marks, mark, conflict, queue],
  )
}
