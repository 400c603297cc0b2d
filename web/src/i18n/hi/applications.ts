import type { applications as english } from '../en/applications.ts'
import type { Translated } from '../translated.ts'

export const applications = {
  'applications.heading': 'आपका आवेदन',
} satisfies Translated<typeof english>
