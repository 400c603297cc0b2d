import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Services } from '../../reference/services.ts'
import { findDltTemplate } from './dlt-templates.queries.ts'
import type { SmsRegistration } from './sms-gateway.ts'
import { kindOfPurpose } from '@marketplace/contract/customers/contact'
import type { CampaignSending } from './campaign-messages.queries.ts'
import type { TemplateName } from './templates.ts'

/** What an SMS lacks to be lawful: it names no brand, its brand no entity and header, or the entity no such template. */
export type RegistrationGap = 'brand' | 'entity' | 'template'

/** The principal entity and header of a brand. */
const senderOf = (
  { brands }: Pick<Services, 'brands'>,
  brandId: number | null,
): { entity_id: string; header: string } | RegistrationGap => {
  const known = brands().brands.find(({ brand }) => brand.brand_id === brandId)
  if (known === undefined) return 'brand'
  const { dlt_entity_id: entity_id, sms_header: header } = known
  return entity_id === null || header === null ? 'entity' : { entity_id, header }
}

/**
 * What the operators know an SMS by (TRAI TCCCPR 2018; domain.md 5.6): the principal entity and header of the brand that the text
 * names, and the id and class of its template. @returns what is missing where something is.
 */
export const findRegistration = async (
  services: Pick<Services, 'db' | 'brands'>,
  message: { brand_id: number | null; template: TemplateName; language: LanguageId },
): Promise<SmsRegistration | RegistrationGap> => {
  const sender = senderOf(services, message.brand_id)
  if (typeof sender === 'string') return sender
  const { template, language } = message
  const registered = await findDltTemplate(services.db, { entity_id: sender.entity_id, template, language })
  return registered === null ? 'template' : { ...sender, ...registered }
}

/** The same of an SMS of a campaign, whose text has its own registration, at one entity. */
export const campaignRegistration = (
  services: Pick<Services, 'brands'>,
  brand_id: number | null,
  campaign: CampaignSending | null,
): SmsRegistration | RegistrationGap => {
  const sender = senderOf(services, brand_id)
  if (typeof sender === 'string') return sender
  if (campaign === null || campaign.entity_id !== sender.entity_id) return 'entity'
  const { dlt_template: template_id, purpose } = campaign
  return template_id === null ? 'template' : { ...sender, template_id, class: kindOfPurpose(purpose) }
}
