import type { consents as english } from '../en/consents.ts'
import type { Translated } from '../translated.ts'

export const consents = {
  'consents.heading': 'आपकी सहमतियाँ',
} satisfies Translated<typeof english>
