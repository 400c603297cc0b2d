import {
  addComplaint as addCall,
  answerComplaint as answerCall,
  closeComplaint as closeCall,
  listComplaints,
} from '@marketplace/contract/office/complaints'
import {
  handOverComplaint as handOverCall,
  listComplaintOwners,
  listComplaintRegister,
  setComplaintOwner,
} from '@marketplace/contract/office/complaint-register'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { answerComplaint } from './answer-complaint.ts'
import { closeComplaint } from './close-complaint.ts'
import { dueBefore } from './complaint-age.ts'
import { countRegister, listRegister } from './complaint-register.queries.ts'
import { handOverComplaint } from './hand-over-complaint.ts'
import { ownComplaint } from './own-complaint.ts'
import { presentRegister } from './present-register.ts'
import { listOwners } from '../staff/published.ts'
import { receiveComplaint } from './receive-complaint.ts'
import { dueDay } from './notify-complainant.ts'
import { complaintsOf, presentComplaints } from './present-complaints.ts'
import type { ComplaintRow } from './complaints.queries.ts'

export const complaintsRoutes = (serve: Serve, services: Services): void => {
  const tell = async (row: ComplaintRow) => {
    const [told] = await presentComplaints(services, [row])
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
    const message = translate(language, 'complaint_received', { number: row.number, day: dueDay(row) })
    return { success: true, message, data: await tell(row) }
  })

  serve(closeCall, async ({ actor, body, language }) => {
    const row = await closeComplaint(services, actor.user_id, body)
    const key = body.settled === 1 ? 'complaint_settled' : 'complaint_reopened'
    return { success: true, message: translate(language, key, { number: row.number }), data: await tell(row) }
  })

  serve(answerCall, async ({ actor, body, ip, language }) => {
    await answerComplaint(services, body, actor, ip)
    return { success: true, message: translate(language, 'complaint_answered') }
  })

  serve(listComplaintRegister, async ({ actor, query }) => {
    const now = services.now()
    const { view = 'open', category = null, lender_id = null, mine } = query
    const filter = {
      view,
      category,
      lender_id,
      owner_staff_id: mine === '1' ? actor.staff_id : null,
      now,
      due_before: dueBefore(now),
    }
    const [{ rows, total }, counts] = await Promise.all([
      listRegister(services.db, filter, pageBounds(query)),
      countRegister(services.db, now, dueBefore(now)),
    ])
    return { success: true, data: await presentRegister(services, rows), total, counts }
  })

  serve(listComplaintOwners, async () => ({ success: true, data: await listOwners(services.db) }))

  serve(setComplaintOwner, async ({ actor, body, ip }) => {
    await ownComplaint(services, body, actor, ip)
    return { success: true, message: translate('en', 'complaint_owned') }
  })

  serve(handOverCall, async ({ actor, body, ip }) => {
    await handOverComplaint(services, body, actor, ip)
    return { success: true, message: translate('en', 'complaint_handed_over') }
  })
}
