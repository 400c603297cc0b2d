import {
  addComplaint as addCall,
  answerComplaint as answerCall,
  closeComplaint as closeCall,
  listComplaints,
} from '@marketplace/contract/complaints'
import { say } from '../http/say.ts'
import type { Serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { answerComplaint } from './answer-complaint.ts'
import { closeComplaint } from './close-complaint.ts'
import { receiveComplaint } from './receive-complaint.ts'
import { dueDay } from './tell-complainant.ts'
import { complaintsOf, tellComplaints } from './tell-complaints.ts'
import type { ComplaintRow } from './complaints.queries.ts'

export const complaintsRoutes = (serve: Serve, services: Services): void => {
  const tell = async (row: ComplaintRow) => {
    const [told] = await tellComplaints(services, [row])
    if (told === undefined) throw new Error('a complaint without itself')
    return told
  }

  serve(listComplaints, async ({ actor }) => ({
    success: true,
    data: await complaintsOf(services, actor.user_id),
  }))

  serve(addCall, async ({ actor, body, brand, language }) => {
    const row = await receiveComplaint(services, {
      ...body,
      user_id: actor.user_id,
      brand_id: brand.brand.brand_id,
    })
    const message = say(language, 'complaint_received', { number: row.number, day: dueDay(row) })
    return { success: true, message, data: await tell(row) }
  })

  serve(closeCall, async ({ actor, body, language }) => {
    const row = await closeComplaint(services, actor.user_id, body)
    const key = body.settled === 1 ? 'complaint_settled' : 'complaint_reopened'
    return { success: true, message: say(language, key, { number: row.number }), data: await tell(row) }
  })

  serve(answerCall, async ({ actor, body, ip, language }) => {
    await answerComplaint(services, body, actor, ip)
    return { success: true, message: say(language, 'complaint_answered') }
  })
}
