import type { start as english } from '../en/start.ts'
import type { Translated } from '../translated.ts'

export const start = {
  'start.heading': '{count, plural, one {# लेंडर} other {# लेंडर}} के लोन और कार्ड की तुलना करें',
} satisfies Translated<typeof english>
