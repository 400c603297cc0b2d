import {
  deleteLenderGroup,
  listManagedGroups as listCall,
  mergeLenderGroups,
  renameLenderGroup,
} from '@marketplace/contract/market/managed-groups'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../services.ts'
import { deleteGroup, listManagedGroups, mergeGroups, renameGroup } from './manage-groups.ts'

export const managedGroupsRoutes = (serve: Serve, services: Services): void => {
  serve(listCall, async () => succeed(await listManagedGroups(services.db)))

  serve(renameLenderGroup, async ({ body, actor, ip, language, request }) => {
    const by = { auditActor: actor.auditActor, ip }
    const data = await renameGroup(services, body, request.headers['if-match'], by)
    return { success: true, message: translate(language, 'lender_group_renamed'), data }
  })

  serve(mergeLenderGroups, async ({ body, actor, ip, language }) => {
    const lenders = await mergeGroups(services, body, { auditActor: actor.auditActor, ip })
    return { success: true, message: translate(language, 'lender_group_merged'), data: { lenders } }
  })

  serve(deleteLenderGroup, async ({ body, actor, ip, language }) => {
    const lenders = await deleteGroup(services, body, { auditActor: actor.auditActor, ip })
    return { success: true, message: translate(language, 'lender_group_deleted'), data: { lenders } }
  })
}
