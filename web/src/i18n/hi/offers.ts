import type { offers as english } from '../en/offers.ts'
import type { Translated } from '../translated.ts'

export const offers = {
  'offers.heading': 'आपके ऑफ़र',
} satisfies Translated<typeof english>
