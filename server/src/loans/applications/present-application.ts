import type { Application, LenderApplication } from '@marketplace/contract/loans/applications'
import { pageOfLender } from '../../market/connectors/declared-pages.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { LenderDirectory } from '../../market/lenders/lender-directory.ts'
import type { Services } from '../../market/services.ts'
import { findOwnApplication, type ApplicationRow } from './applications.queries.ts'
import { listLenderApplications, type LenderApplicationRow } from './lender-applications.queries.ts'
import { listTimeline, type TimelineRow } from './lender-events.queries.ts'

const toLenderApplication = (
  directory: LenderDirectory,
  row: LenderApplicationRow,
  timeline: readonly TimelineRow[],
): LenderApplication => {
  const lender = directory.find(row.lender_id)
  // Made a moment ago by another process: the directory follows within a second.
  if (lender === null) throw new Problem('temporarily_unavailable')
  return {
    lender_id: row.lender_id,
    lender_name: lender.legal_name,
    slug: lender.slug,
    application_number: row.application_number,
    our_reference: row.our_reference,
    integration: row.handoff_url === null ? 'api' : 'redirect',
    status: row.status,
    amount: row.amount,
    tenure_months: row.tenure_months,
    reject_reason: row.reject_reason,
    sanctioned_amount: row.sanctioned_amount,
    disbursed_amount: row.disbursed_amount,
    disbursal_date: row.disbursal_date,
    handoff_url: row.handoff_url,
    lender_page: row.handoff_url === null ? (pageOfLender(lender.slug)?.page ?? null) : null,
    cooling_off_days: lender.cooling_off_days,
    grievance_contact: lender.grievance_contact,
    applied_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    timeline: timeline.map(({ event_id, status, at, note, taken_back, corrects_event_id }) => ({
      event_id,
      status,
      at: at.toISOString(),
      note,
      ...(taken_back === 1 && { taken_back }),
      ...(corrects_event_id !== null && { corrects_event_id }),
    })),
  }
}

/** An application with each lender's status and timeline. */
export const presentApplication = async (
  { db, lenders }: Pick<Services, 'db' | 'lenders'>,
  application: ApplicationRow,
): Promise<Application> => {
  const { app_id } = application
  // The steps last: a lender's news in between then adds a step to a status that is looked at again. The other way round a final
  // status would come without its step, and nobody would ask again.
  const rows = await listLenderApplications(db, app_id)
  const events = await listTimeline(db, app_id)
  const eventsOf = Map.groupBy(events, ({ lender_application_id }) => lender_application_id)
  const directory = lenders()
  return {
    app_id,
    product_type: application.product_type,
    status: application.status,
    amount: application.amount,
    tenure_months: application.tenure_months,
    created_at: application.created_at.toISOString(),
    lenders: rows.map((row) =>
      toLenderApplication(directory, row, eventsOf.get(row.lender_application_id) ?? []),
    ),
  }
}

/** The customer's own application. @throws Problem not_found. */
export const getOwnApplication = async (
  services: Services,
  appId: string,
  userId: string,
): Promise<Application> => {
  const application = await findOwnApplication(services.db, appId, userId)
  if (application === null) throw new Problem('not_found')
  return presentApplication(services, application)
}
