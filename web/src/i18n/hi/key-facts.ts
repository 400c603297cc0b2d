import type { keyFacts as english } from '../en/key-facts.ts'
import type { Translated } from '../translated.ts'

export const keyFacts = {
  'key_facts.heading': 'मुख्य तथ्य (अनुमान)',
} satisfies Translated<typeof english>
