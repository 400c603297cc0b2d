import type { Brand } from '@marketplace/contract/reference/brands'
import type { ProductType } from '@marketplace/contract/reference/products'

/** A brand as the server holds it in memory. */
export interface KnownBrand {
  brand: Brand
  product_types: readonly ProductType[]
  /** Where customers go on to the licensed insurance entity; null where the brand names none. */
  insurance_referral_link: string | null
  /** What SMS of the brand are registered under with the operators; null until it is stated. */
  dlt_entity_id: string | null
  sms_header: string | null
  /** Host names of the brand's own, the first one the one that customers are sent to. */
  hosts: readonly string[]
  /** The drawing, or the name drawn; an uploaded image may stand in its place. */
  logo_svg: string
  /** Drawn for the brand's own colour. */
  logo_on_brand_svg: string | null
  co_brand_logo_svg: string | null
}
