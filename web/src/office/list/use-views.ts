import {
  deleteView,
  listSavedViews,
  renameView,
  saveView,
  shareView,
  type SavedView,
} from '@marketplace/contract/office/saved-views'
import { useMemo } from 'react'
import { ask, invalidate, useAnswer } from '../answers.ts'
import { officeCall } from '../session/office-call.ts'

/** The saved views of a list, and what may be done with them. Each act @throws ApiError. */
export const useViews = (list: string) => {
  const question = useMemo(() => ask('saved-views', listSavedViews, { query: { list } }), [list])
  const { value } = useAnswer(question, { isKept: true })
  const acts = useMemo(() => {
    const after = async (call: Promise<unknown>): Promise<void> => {
      await call
      invalidate('saved-views')
    }
    return {
      add: (name: string, query: string, columns: string | null) =>
        after(officeCall(saveView, { body: { view_id: null, list, name, query, columns } })),
      replace: ({ view_id, name }: SavedView, query: string, columns: string | null) =>
        after(officeCall(saveView, { body: { view_id, list, name, query, columns } })),
      rename: ({ view_id }: SavedView, name: string) =>
        after(officeCall(renameView, { body: { view_id, name } })),
      share: ({ view_id }: SavedView, isShared: boolean) =>
        after(officeCall(shareView, { body: { view_id, is_shared: isShared ? 1 : 0 } })),
      remove: ({ view_id }: SavedView) => after(officeCall(deleteView, { body: { view_id } })),
    }
  }, [list])
  return { views: value?.data ?? null, acts }
}
