import {
  addCustomerNote as addNoteCall,
  getCustomerRecord,
  searchCustomers as searchCall,
  unmaskCustomer,
} from '@marketplace/contract/customer-care'
import { recordAct } from '../audit-log/record-act.ts'
import { Problem } from '../http/problem.ts'
import { say } from '../http/say.ts'
import type { Serve } from '../http/serve.ts'
import { listFoundCustomers } from '../profiles/find-customers.queries.ts'
import type { Services } from '../services.ts'
import { addCustomerNote } from './customer-notes.queries.ts'
import { readRecord } from './read-record.ts'
import { searchCustomers } from './search-customers.ts'
import { unmask } from './unmask-customer.ts'

export const customerCareRoutes = (serve: Serve, services: Services): void => {
  serve(searchCall, async ({ body, actor, ip }) => ({
    success: true,
    ...(await searchCustomers(services, body, actor, ip)),
  }))

  serve(getCustomerRecord, async ({ params }) => ({
    success: true,
    data: await readRecord(services, params.user_id),
  }))

  serve(unmaskCustomer, async ({ body, actor, ip }) => ({
    success: true,
    data: await unmask(services, body, actor, ip),
  }))

  serve(addNoteCall, async ({ body, actor, ip, language }) => {
    const { user_id, text } = body
    const created_at = services.now()
    const note_id = await services.db.transaction(async (tx) => {
      if ((await listFoundCustomers(tx, { user_id }, 1)).length === 0) throw new Problem('not_found')
      const { staff_id, username } = actor
      const id = await addCustomerNote(tx, { user_id, staff_id, staff_name: username, text, created_at })
      await recordAct(
        tx,
        {
          doer: actor.doer,
          action: 'customer.note',
          object_kind: 'customer',
          object_id: user_id,
          after: { note_id: id },
          ip,
        },
        created_at,
      )
      return id
    })
    return { success: true, message: say(language, 'note_added'), data: { note_id } }
  })
}
