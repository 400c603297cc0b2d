import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addressIn } from '@marketplace/contract/site/language-address'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { isOffered } from '../../reference/products/products-of-brand.ts'

interface Words {
  description: string
  applications: string
  calculators: string
  cards: string
}

const words: Readonly<Record<LanguageId, Words>> = {
  en: {
    description: 'What loans and cards really cost, before you apply.',
    applications: 'Your applications',
    calculators: 'Calculators',
    cards: 'Credit cards',
  },
  hi: {
    description: 'लोन और कार्ड असल में कितने के पड़ेंगे, आवेदन से पहले।',
    applications: 'आपके आवेदन',
    calculators: 'कैलकुलेटर',
    cards: 'क्रेडिट कार्ड',
  },
}

const icon = (purpose: 'any' | 'maskable', side: number) => ({
  src: `/icons/${purpose}-${side}.png`,
  type: 'image/png',
  sizes: `${side}x${side}`,
  purpose,
})

/** The web app manifest of a brand in a language: one app, put on a phone's home screen under the brand's name and mark. */
export const writeManifest = (known: KnownBrand, language: LanguageId): string => {
  const { brand } = known
  const say = words[language]
  const shortcut = (name: string, path: string) => ({ name, url: addressIn(language, path) })
  return JSON.stringify({
    id: '/',
    name: brand.title ?? brand.name,
    short_name: brand.name,
    description: say.description,
    lang: language,
    dir: 'ltr',
    start_url: addressIn(language, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: brand.primary_colour,
    background_color: brand.primary_colour,
    categories: ['finance'],
    shortcuts: [
      shortcut(say.applications, '/user/application-status'),
      shortcut(say.calculators, '/calculators'),
      ...(isOffered(known, 'Credit Cards') ? [shortcut(say.cards, '/credit-cards')] : []),
    ],
    icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
  })
}
