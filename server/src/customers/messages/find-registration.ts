import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Services } from '../../reference/services.ts'
import { findDltTemplate } from './dlt-templates.queries.ts'
import type { SmsRegistration } from './sms-gateway.ts'
import type { TemplateName } from './templates.ts'

/** What an SMS lacks to be lawful: it names no brand, its brand no entity and header, or the entity no such template. */
export type RegistrationGap = 'brand' | 'entity' | 'template'

/**
 * What the operators know an SMS by (TRAI TCCCPR 2018; domain.md 5.6): the principal entity and header of the brand that the text
 * names, and the id and class of its template. @returns what is missing where something is.
 */
export const findRegistration = async (
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  message: { brand_id: number | null; template: TemplateName; language: LanguageId },
): Promise<SmsRegistration | RegistrationGap> => {
  const known = brands().brands.find(({ brand }) => brand.brand_id === message.brand_id)
  if (known === undefined) return 'brand'
  const { dlt_entity_id: entity_id, sms_header: header } = known
  if (entity_id === null || header === null) return 'entity'
  const { template, language } = message
  const registered = await findDltTemplate(db, { entity_id, template, language })
  return registered === null ? 'template' : { entity_id, header, ...registered }
}
