import { exportCimsData, listCimsLenders, recordFiling } from '@marketplace/contract/office/cims'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import { addFiling, listFilings } from './cims.queries.ts'
import { writeCimsCsv } from './cims-csv.ts'
import { gatherCimsRows } from './gather-cims-rows.ts'

export const cimsRoutes = (serve: Serve, services: Services): void => {
  serve(listCimsLenders, async () => {
    const filings = await listFilings(services.db)
    const live = services.lenders().lenders.filter(({ lender_status }) => lender_status === 1)
    return {
      success: true,
      data: live
        .map(({ lender_id, legal_name }) => ({
          lender_id,
          lender_name: legal_name,
          filings: filings
            .filter((row) => row.lender_id === lender_id)
            .map(({ filing_id, kind, filed_on, reference, entered_by, entered_at }) => ({
              filing_id,
              kind,
              filed_on,
              reference,
              entered_by,
              entered_at: entered_at.toISOString(),
            })),
        }))
        .sort((one, other) => one.lender_name.localeCompare(other.lender_name)),
    }
  })

  serve(exportCimsData, async () => writeCimsCsv(await gatherCimsRows(services)))

  serve(recordFiling, async ({ actor, body, ip }) => {
    const at = services.now()
    if (services.lenders().find(body.lender_id) === null)
      throw new Problem('invalid_request', [{ field: 'lender_id', key: 'lender_unknown' }])
    if (body.filed_on > dayInIndia(at))
      throw new Problem('invalid_request', [{ field: 'filed_on', key: 'day_ahead' }])
    await services.db.transaction(async (tx) => {
      const filing_id = await addFiling(tx, { ...body, entered_by: actor.username, entered_at: at })
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'cims_filing.record',
          object_kind: 'cims_filing',
          object_id: filing_id,
          after: { ...body },
          ip,
        },
        at,
      )
    })
    return { success: true, message: translate('en', 'filing_recorded') }
  })
}
