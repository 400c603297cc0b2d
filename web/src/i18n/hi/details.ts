import type { details as english } from '../en/details.ts'
import type { Translated } from '../translated.ts'

export const details = {
  'details.heading': 'आपकी जानकारी',
} satisfies Translated<typeof english>
