import { getNominee, removeNominee, saveNominee } from '@marketplace/contract/rights/nominee'
import { holdCustomer } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { findNominee, removeNomineeRow, saveNomineeRow } from './nominee.queries.ts'
import { openNominee, sealNominee } from './seal-nominee.ts'

export const nomineeRoutes = (serve: Serve, { db, vault, now }: Services): void => {
  serve(getNominee, async ({ actor }) => {
    const row = await findNominee(db, actor.user_id)
    return { success: true, data: row === null ? null : await openNominee(vault, row) }
  })

  serve(saveNominee, async ({ actor, body, language }) => {
    const { user_id } = actor
    await db.transaction(async (tx) => {
      if (!(await holdCustomer(tx, user_id))) throw new Problem('not_found')
      await saveNomineeRow(tx, { user_id, sealed: sealNominee(vault, user_id, body), changed_at: now() })
    })
    return { success: true, message: translate(language, 'nominee_saved') }
  })

  serve(removeNominee, async ({ actor, language }) => {
    await removeNomineeRow(db, actor.user_id)
    return { success: true, message: translate(language, 'nominee_removed') }
  })
}
