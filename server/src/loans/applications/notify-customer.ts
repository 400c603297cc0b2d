import type { LenderStatus } from '@marketplace/contract/loans/applications'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { queueMessage } from '../../customers/messages/queue-message.ts'
import { addressOf } from '../../customers/profiles/address-of.ts'
import { findReach } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { findApplication } from './applications.queries.ts'
import type { LenderApplicationRow } from './lender-applications.queries.ts'

/** The steps that a customer has to know of without looking, in the words of the status page. */
const shouldNotify: Partial<Record<LenderStatus, Readonly<Record<LanguageId, string>>>> = {
  DOCS_PENDING: { en: 'Lender needs something', hi: 'लेंडर को आपसे कुछ चाहिए' },
  APPROVED: { en: 'Approved in principle', hi: 'सैद्धांतिक मंज़ूरी मिली' },
  SANCTIONED: { en: 'Sanction letter issued', hi: 'सैंक्शन लेटर जारी हुआ' },
  DISBURSED: { en: 'Money paid', hi: 'पैसा मिल गया' },
  REJECTED: { en: 'Not approved', hi: 'मंज़ूर नहीं हुआ' },
}

/** Whether a customer is written to at this step. */
export const isWorthAWord = (status: LenderStatus): boolean => shouldNotify[status] !== undefined

/**
 * Queues word of a step that was just taken, in the same transaction, to a customer who has agreed to messages; a step that
 * says nothing new to them is passed over. That nobody can be written to does not keep the step from being taken.
 */
export const notifyCustomer = async (
  services: Services,
  db: Database,
  row: Pick<LenderApplicationRow, 'app_id' | 'lender_id'>,
  status: LenderStatus,
): Promise<void> => {
  const words = shouldNotify[status]
  const application = words === undefined ? null : await findApplication(db, row.app_id)
  const reach = application === null ? null : await findReach(db, application.user_id)
  const address = reach === null ? null : addressOf(reach)
  const lender = services.lenders().find(row.lender_id)
  if (words === undefined || application === null || reach === null || address === null || lender === null)
    return
  const { brands, bySlug } = services.brands()
  const brand =
    brands.find((known) => known.brand.brand_id === application.brand_id) ??
    bySlug(services.env.DEFAULT_BRAND)
  try {
    await queueMessage(services, db, {
      ...address,
      template: 'application_update',
      language: reach.language,
      values: {
        brand: brand?.brand.name ?? '',
        lender: lender.legal_name,
        status: words[reach.language],
      },
      user_id: application.user_id,
      lender_id: row.lender_id,
    })
  } catch (error) {
    // No gateway is configured, which is logged where it was found out.
    if (!(error instanceof Problem)) throw error
  }
}
