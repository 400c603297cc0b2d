import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Flag, Instant, plainText, rowId } from '../platform/formats.ts'
import { staffPages, type StaffPage } from './staff-pages.ts'

/**
 * Views of a list that somebody of staff has saved: its search, filters and order as the query of its address, and its columns.
 * A view belongs to who made it; one that is shared is read by all who may open the page of the list while its owner may sign
 * in, changed by its owner alone, and deleted by its owner or an administrator.
 */

/** A list by its page, and by a word of its own where the page has more than one: `lenders`, `dashboard.queue-rows`. */
export const ListName = z.string({ error: 'list_unknown' }).check(
  z.maxLength(60, 'list_unknown'),
  z.regex(/^[a-z-]+(?:\.[a-z-]+)?$/, 'list_unknown'),
  z.refine((list) => Object.hasOwn(staffPages, list.split('.')[0] ?? ''), 'list_unknown'),
)

/** The page that a list stands on: who may open it may see what is saved of it. */
export const pageOfList = (list: string): StaffPage | null => {
  const [page = ''] = list.split('.')
  return Object.hasOwn(staffPages, page) ? (page as StaffPage) : null
}

const isRecord = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const viewId = rowId()
const viewName = plainText(60).check(
  z.trim(),
  z.minLength(1, 'field_required'),
  z.regex(/^[^\r\n\t]*$/, 'text_invalid'),
)
const viewFields = {
  /** Without the question mark. */
  query: plainText(2_000, 'view_query_too_long').check(z.regex(/^[^\s#]*$/, 'invalid_value')),
  /** A record as JSON, which the list itself reads; null: as the list has them. */
  columns: z.nullable(
    z
      .string({ error: 'view_columns_invalid' })
      .check(z.maxLength(4_000, 'view_columns_invalid'), z.refine(isRecord, 'view_columns_invalid')),
  ),
}

export const SavedView = z.object({
  view_id: z.number(),
  list: z.string(),
  name: z.string(),
  query: z.string(),
  columns: z.nullable(z.string()),
  is_shared: Flag,
  /** 1: of who asks, who alone may change it; an administrator may delete a shared one too. */
  is_own: Flag,
  owner_name: z.string(),
  updated_at: Instant,
})
export type SavedView = z.output<typeof SavedView>

const answered = z.object({ success: z.literal(true), message: z.string(), data: SavedView })

/** Own ones first, then those that others share; each by name from A to Z. 403 for a list that the role may not open. */
export const listSavedViews = {
  method: 'GET',
  path: '/api/saved-views',
  audience: [1, 2, 3],
  limit: 'read',
  query: z.object({ list: ListName }),
  answer: dataOf(z.array(SavedView)),
  errors: [],
} as const satisfies Call

/**
 * Saves a view under a name: a new one with `view_id` null, else over the own one of that id. 409 name_taken by another view of
 * one's own of the list; 422 saved_views_full at 50 of them, and at 300 of all lists.
 */
export const saveView = {
  method: 'POST',
  path: '/api/saved-views/save',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ view_id: z.nullable(viewId), list: ListName, name: viewName, ...viewFields }),
  answer: answered,
  errors: ['not_found', 'name_taken', 'saved_views_full'],
} as const satisfies Call

export const renameView = {
  method: 'POST',
  path: '/api/saved-views/rename',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ view_id: viewId, name: viewName }),
  answer: answered,
  errors: ['not_found', 'name_taken'],
} as const satisfies Call

/** Shows an own view to all who may open the list, or to nobody else any more. */
export const shareView = {
  method: 'POST',
  path: '/api/saved-views/share',
  audience: [1, 2],
  limit: 'write',
  body: z.strictObject({ view_id: viewId, is_shared: Flag }),
  answer: answered,
  errors: ['not_found'],
} as const satisfies Call

/** An own view, or by an administrator one that another shares. */
export const deleteView = {
  method: 'POST',
  path: '/api/saved-views/delete',
  audience: [1, 2, 3],
  limit: 'write',
  body: z.strictObject({ view_id: viewId }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['not_found'],
} as const satisfies Call
