import { voucherProducts } from '@marketplace/contract/catalogue/vouchers'
import type { FactField } from '../catalogue-form/fact-form.ts'

export const kindOptions = voucherProducts.map((kind) => ({ value: kind, label: kind }))

/** The facts of an offer; `brands` are those that may show it. */
export const offerFields = (brands: readonly { slug: string; name: string }[]): readonly FactField[] => [
  { name: 'merchant_name', label: 'Merchant', kind: 'line', max: 120 },
  {
    name: 'product_type',
    label: 'Kind',
    kind: 'choice',
    options: kindOptions,
    hint: 'A voucher has codes, a deal has none. Chosen once.',
  },
  {
    name: 'slug',
    label: 'Name in files',
    kind: 'line',
    max: 64,
    hint: 'Small letters, digits and dashes. Chosen once: files of codes name it.',
  },
  { name: 'value_en', label: 'What it is worth, in English', kind: 'line', max: 200 },
  { name: 'value_hi', label: 'What it is worth, in Hindi', kind: 'line', max: 200 },
  { name: 'terms_en', label: 'Terms, in English', kind: 'text', max: 2_000 },
  { name: 'terms_hi', label: 'Terms, in Hindi', kind: 'text', max: 2_000 },
  { name: 'how_to_use_en', label: 'How to use it, in English', kind: 'text', max: 500 },
  { name: 'how_to_use_hi', label: 'How to use it, in Hindi', kind: 'text', max: 500 },
  {
    name: 'link',
    label: 'Link to the shop',
    kind: 'line',
    max: 2_000,
    isOptional: true,
    hint: 'Empty where it is used at a counter.',
  },
  {
    name: 'valid_until',
    label: 'Valid until',
    kind: 'day',
    hint: 'The last day on which it can be claimed and used.',
  },
  {
    name: 'brands',
    label: 'Brands',
    kind: 'several',
    isOptional: true,
    options: brands.map(({ slug, name }) => ({ value: slug, label: name })),
    hint: 'Empty: every brand that offers this kind.',
  },
]
