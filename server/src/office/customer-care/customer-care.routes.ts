import {
  addCustomerNote as addNoteCall,
  getCustomerRecord,
  searchCustomers as searchCall,
  unmaskCustomer,
} from '@marketplace/contract/office/customer-care'
import { getCustomerTimeline } from '@marketplace/contract/office/customer-timeline'
import { succeed } from '../../platform/answers/succeed.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { addNote } from './add-note.ts'
import { readRecord } from './read-record.ts'
import { searchCustomers } from './search-customers.ts'
import { readTimeline } from './timeline/read-timeline.ts'
import { unmask } from './unmask-customer.ts'

export const customerCareRoutes = (serve: Serve, services: Services): void => {
  serve(searchCall, async ({ body, actor, ip }) => ({
    success: true,
    ...(await searchCustomers(services, body, actor, ip)),
  }))

  serve(getCustomerRecord, async ({ params, actor }) => ({
    success: true,
    data: await readRecord(services, params.user_id, actor.staff_id),
  }))

  serve(getCustomerTimeline, async ({ params, query }) => {
    const { before = null, kind = null } = query
    return succeed(await readTimeline(services, params.user_id, { before, kind }))
  })

  serve(unmaskCustomer, async ({ body, actor, ip }) => ({
    success: true,
    data: await unmask(services, body, actor, ip),
  }))

  serve(addNoteCall, async ({ body, actor, ip, language }) => {
    const note_id = await addNote(services, body, actor, ip)
    return { success: true, message: translate(language, 'note_added'), data: { note_id } }
  })
}
