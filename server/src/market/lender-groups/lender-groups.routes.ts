import {
  createLenderGroup,
  listLenderGroups as listLenderGroupsCall,
} from '@marketplace/contract/market/lenders-office'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { violates } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../services.ts'
import { addLenderGroup, listLenderGroups } from './lender-groups.queries.ts'

export const lenderGroupsRoutes = (serve: Serve, { db, now }: Services): void => {
  serve(listLenderGroupsCall, async () => {
    const lenderGroups = await listLenderGroups(db)
    return { success: true, lenderGroups, data: lenderGroups }
  })

  serve(createLenderGroup, async ({ body: { name }, actor, ip, language }) => {
    const group = await db
      .transaction(async (tx) => {
        const added = await addLenderGroup(tx, name, now())
        await recordEvent(
          tx,
          {
            auditActor: actor.auditActor,
            action: 'lender_group.created',
            object_kind: 'lender_group',
            object_id: added.id,
            object_name: added.name,
            after: { name: added.name },
            ip,
          },
          now(),
        )
        return added
      })
      .catch((error: unknown) => {
        if (violates(error, 'lender_group_name'))
          throw new Problem('name_taken', [{ field: 'name', key: 'name_taken' }])
        throw error
      })
    return {
      success: true,
      message: translate(language, 'lender_group_created'),
      lenderGroup: group,
      data: group,
    }
  })
}
