import type { Campaign, CampaignAudience } from '@marketplace/contract/care/campaigns'
import { findLanguage } from '@marketplace/contract/platform/offered-languages'
import { productTypes } from '@marketplace/contract/reference/products'

/** A campaign as the texts of its form. */
export interface CampaignValues {
  campaignId: string
  name: string
  textId: string
  brands: readonly string[]
  language: string
  products: readonly string[]
  seenWithin: string
  notApplied: string
}

export const emptyCampaign = (): CampaignValues => ({
  campaignId: crypto.randomUUID(),
  name: '',
  textId: '',
  brands: [],
  language: '',
  products: [],
  seenWithin: '180',
  notApplied: '30',
})

export const campaignInForm = ({ campaign_id, name, text_id, audience }: Campaign): CampaignValues => ({
  campaignId: campaign_id,
  name,
  textId: String(text_id),
  brands: audience.brand_ids.map(String),
  language: audience.language ?? '',
  products: audience.product_types,
  seenWithin: audience.seen_within_days === null ? '' : String(audience.seen_within_days),
  notApplied: audience.not_applied_days === null ? '' : String(audience.not_applied_days),
})

const daysOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

export const audienceOfForm = (values: CampaignValues): CampaignAudience => ({
  brand_ids: values.brands.map(Number),
  language: findLanguage(values.language),
  product_types: productTypes.filter((product) => values.products.includes(product)),
  seen_within_days: daysOf(values.seenWithin),
  not_applied_days: daysOf(values.notApplied),
})
