import type { saveAgreement as saveCall } from '@marketplace/contract/office/agreements'
import type { Body } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { violates } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listFiguresOn } from '../../reference/regulated-figures/published.ts'
import { insertAgreement, lockAgreement, updateAgreement } from './agreements.queries.ts'
import { judgeAgreement } from './judge-agreement.ts'

/**
 * Adds an agreement or saves the whole of one.
 * @throws Problem not_found; conflict with the one that stands where somebody saved in between; invalid_request of fields.
 */
export const saveAgreement = (
  { db, lenders, now }: Pick<Services, 'db' | 'lenders' | 'now'>,
  { agreement_id, version, ...facts }: Body<typeof saveCall>,
  { auditActor }: Staff,
  ip: string,
): Promise<void> =>
  db
    .transaction(async (tx) => {
      const at = now()
      const today = dayInIndia(at)
      const lender = lenders().find(facts.lender_id)
      if (lender === null)
        throw new Problem('invalid_request', [{ field: 'lender_id', key: 'lender_unknown' }])
      const dlgMost = (await listFiguresOn(tx, today)).get('dlg_max_percent')
      if (dlgMost === undefined) throw new Error('no dlg_max_percent is in force')
      const problems = judgeAgreement(facts, today, dlgMost)
      if (problems.length > 0) throw new Problem('invalid_request', problems)
      const before = agreement_id === null ? null : await lockAgreement(tx, agreement_id)
      if (agreement_id !== null && before === null) throw new Problem('not_found')
      if (before !== null && before.version !== version) throw new Problem('conflict', [], before)
      const saved =
        before === null
          ? await insertAgreement(tx, facts, at)
          : await updateAgreement(tx, before.agreement_id, facts, at)
      if (saved === null) throw new Error('no agreement was saved')
      await recordEvent(
        tx,
        {
          auditActor,
          action: before === null ? 'agreement.add' : 'agreement.save',
          object_kind: 'agreement',
          object_id: saved.agreement_id,
          object_name: `${lender.legal_name}, ${saved.reference}`,
          before: before === null ? null : { ...before },
          after: { ...saved },
          ip,
        },
        at,
      )
    })
    .catch((error: unknown) => {
      throw violates(error, 'lender_agreement_lender_id_reference_key')
        ? new Problem('invalid_request', [{ field: 'reference', key: 'reference_taken' }])
        : error
    })
