import type { CreativeChannel, OwnCreative } from '@marketplace/contract/partner-area/creatives'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'

export const channelNames: Readonly<Record<CreativeChannel, string>> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'E-mail',
}

export const languageOptions = offeredLanguages.map((language) => ({
  value: language,
  label: knownLanguages[language].english,
}))

/** What stands for creatives that speak of every product. */
const ALL_PRODUCTS = 'All products'
const productOf = ({ product_type }: OwnCreative): string => product_type ?? ALL_PRODUCTS

/** The products that creatives of a format speak of, each once, in their order. */
export const productsOf = (creatives: readonly OwnCreative[]): string[] => [
  ...new Set(creatives.map(productOf)),
]

/** Creatives of a language and, where one is asked for, of a product. */
export const chooseCreatives = (
  creatives: readonly OwnCreative[],
  { language, product }: { language: string; product: string },
): OwnCreative[] =>
  creatives.filter(
    (creative) => creative.language === language && (product === '' || productOf(creative) === product),
  )

/** Where a message goes on: the app of its channel with the words in it. No number is put in: whoever sends it chooses. */
export const sendLink = ({
  channel,
  heading,
  text,
}: Pick<OwnCreative, 'channel' | 'heading' | 'text'>): string => {
  const words = encodeURIComponent(text)
  if (channel === 'sms') return `sms:?&body=${words}`
  if (channel === 'email') return `mailto:?subject=${encodeURIComponent(heading ?? '')}&body=${words}`
  return `https://wa.me/?text=${words}`
}
