import type { BrandDraft } from '@marketplace/contract/office/brands-office'

/**
 * What has to be said of the company before customers come: its principal address and contact (Consumer Protection (E-Commerce) Rules,
 * 2020, rule 4), its identity number (Companies Act, 2013, section 12(3)(c)), and what SMS are registered under (TRAI TCCCPR 2018).
 */
const asked = [
  'registered_address',
  'cin',
  'company_website',
  'support_hours',
  'dlt_entity_id',
  'sms_header',
] as const satisfies readonly (keyof BrandDraft)[]

/** Those of them that a draft does not state. */
export const missingDisclosures = (draft: Pick<BrandDraft, (typeof asked)[number]>) =>
  asked.filter((name) => draft[name] === null)
