import {
  deleteView as deleteCall,
  listSavedViews as listCall,
  pageOfList,
  renameView as renameCall,
  saveView as saveCall,
  shareView as shareCall,
  type SavedView,
} from '@marketplace/contract/office/saved-views'
import { staffPages } from '@marketplace/contract/office/staff-pages'
import type { Role } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { listStaffNames } from '../staff/published.ts'
import { deleteView, renameView, saveView, shareView } from './manage-views.ts'
import { listViews, type SavedViewRow } from './saved-views.queries.ts'

const presentView = (
  { staff_id, updated_at, ...view }: SavedViewRow,
  actor: Staff,
  owner_name: string,
): SavedView => ({
  ...view,
  is_own: staff_id === actor.staff_id ? 1 : 0,
  owner_name,
  updated_at: updated_at.toISOString(),
})

/** A view says what stands in a list: it is for those who may open the list. @throws Problem not_permitted. */
const checkList = (list: string, { role_id }: Staff): void => {
  const page = pageOfList(list)
  const roles: readonly Role[] = page === null ? [] : staffPages[page]
  if (!roles.includes(role_id)) throw new Problem('not_permitted')
}

export const savedViewsRoutes = (serve: Serve, services: Services): void => {
  serve(listCall, async ({ query: { list }, actor }) => {
    checkList(list, actor)
    const views = await listViews(services.db, list, actor.staff_id)
    const owners = await listStaffNames(
      services.db,
      views.map(({ staff_id }) => staff_id),
    )
    // What somebody shared ends with their access: nobody is left who keeps it right.
    const names = new Map(
      owners.flatMap(({ staff_id, full_name, is_disabled }) =>
        is_disabled ? [] : [[staff_id, full_name] as const],
      ),
    )
    return succeed(
      views.flatMap((view) => {
        const name = names.get(view.staff_id)
        return name === undefined ? [] : [presentView(view, actor, name)]
      }),
    )
  })

  serve(saveCall, async ({ body, actor, ip, language }) => {
    checkList(body.list, actor)
    const view = await saveView(services, { actor, ip }, body)
    const message = translate(language, 'view_saved')
    return { success: true, message, data: presentView(view, actor, actor.full_name) }
  })

  serve(renameCall, async ({ body, actor, ip, language }) => {
    const view = await renameView(services, { actor, ip }, body.view_id, body.name)
    const message = translate(language, 'view_renamed')
    return { success: true, message, data: presentView(view, actor, actor.full_name) }
  })

  serve(shareCall, async ({ body, actor, ip, language }) => {
    const view = await shareView(services, { actor, ip }, body.view_id, body.is_shared)
    const message = translate(language, body.is_shared === 1 ? 'view_shared' : 'view_unshared')
    return { success: true, message, data: presentView(view, actor, actor.full_name) }
  })

  serve(deleteCall, async ({ body, actor, ip, language }) => {
    await deleteView(services, { actor, ip }, body.view_id)
    return { success: true, message: translate(language, 'view_deleted') }
  })
}
