import { fieldTag } from '@marketplace/contract/platform/field-tag'
import {
  createLender,
  deleteLender,
  getLender,
  updateLender,
} from '@marketplace/contract/market/lenders-office'
import { lenderField, type LenderProperty } from '@marketplace/contract/market/lender-fields'
import type { LenderRow, LenderRowField } from '@marketplace/contract/market/lender-rows'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import type { Body } from '@marketplace/contract/platform/call'
import { useCallback, useMemo, useState } from 'react'
import { hasCode, type ApiError } from '../../api/api-error.ts'
import { editAnswer, invalidate, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { withDetail } from '../../office/show/toast-extras.tsx'
import { toastFailure } from '../../office/show/toast-failure.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { sayChanged } from '../../office/undo/undo.ts'
import { showToast } from '../../ui/toast-store.ts'
import { lastChangeOf, type Conflict } from './changing/last-change.ts'
import { lenderFailure, missingFactsOf } from './lender-failure.ts'
import { lenderRows } from './lender-rows.ts'

/** A field that the list shows and staff may set. */
export type ListedProperty = LenderRowField & LenderProperty

/** What a special offer says: no part of the list, and read when it is edited. */
type OfferProperty = 'so_text' | 'so_date_start' | 'so_date_end'
type Saved = ListedProperty | OfferProperty

export type LenderEdit<Property extends Saved = ListedProperty> = readonly [
  property: Property,
  value: unknown,
]
/** A lender with the fields that an edit is made from. */
type LenderWith<Property extends Saved> = LenderRow & Pick<OfficeLender, Property>

/** A lender that may not go live yet, and why. */
export interface RefusedGoLive {
  lender: LenderRow
  missing: readonly string[]
}

export interface LenderList {
  /** Null until they are there. A row that did not change stays the same object. */
  rows: readonly LenderRow[] | null
  /** Ids of those with an API that the server cannot reach. */
  withoutConnector: readonly number[]
  error: ApiError | null
  reload: () => void
  refused: RefusedGoLive | null
  closeRefused: () => void
  /** A change that somebody else was faster with. */
  overtaken: Overtaken | null
  closeOvertaken: () => void
  acts: LenderActs
}

export interface Overtaken {
  /** As it stands now. */
  lender: LenderRow
  conflict: Conflict & { property: ListedProperty }
}

/** What can be done to the lenders of the list; the same object for good. */
export interface LenderActs {
  /** Saves a field, and says what came of it. False where what was typed has to be sent again. Never throws. */
  save: (lender: LenderRow, property: ListedProperty, value: unknown) => Promise<boolean>
  /** Saves fields one after the other, with the reason where there is one, and says what came of it. @throws an error with words fit to show. */
  saveAll: <Property extends Saved>(
    lender: LenderWith<Property>,
    changes: readonly LenderEdit<Property>[],
    reason?: string,
  ) => Promise<void>
  /** @throws ApiError, which was said already. */
  add: (draft: Body<typeof createLender>) => Promise<LenderRow>
  /** Says what came of it. @throws ApiError. */
  remove: (lender: LenderRow, reason?: string) => Promise<void>
}

const sameId =
  ({ lender_id }: LenderRow) =>
  (row: LenderRow): boolean =>
    row.lender_id === lender_id

export const putLender = (lender: LenderRow): void =>
  editAnswer(lenderRows, (before) => ({
    ...before,
    data: before.data.map((row) => (sameId(lender)(row) ? lender : row)),
  }))
/** A lender that is new in the list, first of all. */
const putFirst = (lender: LenderRow): void =>
  editAnswer(lenderRows, (before) => ({ ...before, data: [lender, ...before.data] }))
const drop = (lender: LenderRow): void =>
  editAnswer(lenderRows, (before) => ({
    ...before,
    data: before.data.filter((row) => !sameId(lender)(row)),
  }))

/** "failure reloads the lender" (section 8). Null where it cannot be read. */
export const readLenderAgain = async (lender: LenderRow): Promise<LenderRow | null> => {
  try {
    const { data } = await officeCall(getLender, { params: { lenderId: lender.lender_id } })
    putLender(data)
    return data
  } catch (failure) {
    // It was deleted meanwhile; any other failure leaves what stands, and the next change says so again.
    if (hasCode<typeof getLender>(failure, 'not_found')) drop(lender)
    return null
  }
}

const change = async <Property extends Saved>(
  lender: LenderWith<Property>,
  changes: readonly LenderEdit<Property>[],
  reason?: string,
): Promise<void> => {
  for (const [property, value] of changes) {
    const { data } = await officeCall(updateLender, {
      body: { lender_id: lender.lender_id, property, value, ...(reason !== undefined && { reason }) },
      headers: { 'if-match': fieldTag(lender[property]) },
    })
    putLender(data)
  }
}

/** As it is read in a list: a switch is on or off, nothing is "–". */
const wordOf = (property: Saved, value: unknown): string => {
  if (lenderField(property).kind === 'flag') return value === 1 ? 'on' : 'off'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : '–'
}

/** Customers see it come and go: that is asked, and not taken back in passing. */
const isGrave = (property: Saved): boolean => property === 'lender_status'

const sayUpdated = <Property extends Saved>(
  lender: LenderWith<Property>,
  changes: readonly LenderEdit<Property>[],
): void => {
  const [only] = changes
  if (only === undefined || changes.length > 1 || isGrave(only[0])) {
    showToast(specifiedTexts.lender_updated, 'good')
    return
  }
  const [property, value] = only
  const before = lender[property]
  sayChanged(
    specifiedTexts.lender_updated,
    `${lender.name} · ${lenderField(property).label} ${wordOf(property, before)} → ${wordOf(property, value)}`,
    async () => {
      try {
        await change({ ...lender, [property]: value }, [[property, before]])
      } catch (failure) {
        // Somebody was faster: what they saved is what stands.
        await readLenderAgain(lender)
        throw failure
      }
    },
  )
}

/** What somebody else has saved meanwhile, beside what was to be saved; null where both want the same. */
const findConflict = async (lender: LenderRow, [property, mine]: LenderEdit): Promise<Overtaken | null> => {
  const [fresh, changed] = await Promise.all([
    readLenderAgain(lender),
    lastChangeOf(lender.lender_id, property),
  ])
  if (fresh === null) showToast(specifiedTexts.update_failed, 'bad')
  if (fresh === null || fresh[property] === mine) return null
  return { lender: fresh, conflict: { property, mine, theirs: fresh[property], changed } }
}

const actsWith = (
  setRefused: (refused: RefusedGoLive) => void,
  setOvertaken: (overtaken: Overtaken | null) => void,
): LenderActs => ({
  save: async (lender, property, value) => {
    try {
      await change(lender, [[property, value]])
      sayUpdated(lender, [[property, value]])
      return true
    } catch (failure) {
      if (hasCode<typeof updateLender>(failure, 'conflict')) {
        setOvertaken(await findConflict(lender, [property, value]))
        return true
      }
      showToast(withDetail(lenderFailure(failure), `${lender.name} · ${lenderField(property).label}`), 'bad')
      const missing = missingFactsOf(failure)
      if (missing.length > 0) setRefused({ lender, missing })
      await readLenderAgain(lender)
      return false
    }
  },
  saveAll: async (lender, changes, reason) => {
    try {
      await change(lender, changes, reason)
      sayUpdated(lender, changes)
    } catch (failure) {
      const words = lenderFailure(failure)
      showToast(words, 'bad')
      await readLenderAgain(lender)
      throw new Error(words, { cause: failure })
    }
  },
  add: async (draft) => {
    try {
      const { data } = await officeCall(createLender, { body: draft })
      putFirst(data)
      return data
    } catch (failure) {
      showFailure(failure)
      throw failure
    }
  },
  remove: async (lender, reason) => {
    try {
      await toastFailure(() =>
        officeCall(deleteLender, {
          body: { lender_id: lender.lender_id, ...(reason !== undefined && { reason }) },
        }),
      )
    } catch (failure) {
      await readLenderAgain(lender)
      throw failure
    }
    drop(lender)
    invalidate('deleted-lenders', 'lender-groups')
    showToast(specifiedTexts.lender_deleted, 'good')
  },
})

const none: readonly number[] = []
/** What others change shows without a reload; an unchanged list costs an answer without a body. */
const AGAIN_MS = 30_000

/** All lenders, and what staff do to them where they stand. */
export const useLenderList = (): LenderList => {
  const { value, error, reload } = useAnswer(lenderRows, { isKept: true, every: () => AGAIN_MS })
  const [refused, setRefused] = useState<RefusedGoLive | null>(null)
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)
  const acts = useMemo(() => actsWith(setRefused, setOvertaken), [])
  const closeRefused = useCallback((): void => setRefused(null), [])
  const closeOvertaken = useCallback((): void => setOvertaken(null), [])
  return {
    rows: value?.data ?? null,
    withoutConnector: value?.without_connector ?? none,
    error,
    reload,
    refused,
    closeRefused,
    overtaken,
    closeOvertaken,
    acts,
  }
}
