import type { verification as english } from '../en/verification.ts'
import type { Translated } from '../translated.ts'

export const verification = {
  'verification.heading': 'अपना पासकोड डालें',
} satisfies Translated<typeof english>
