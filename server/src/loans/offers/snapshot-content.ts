import { createHash } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { BuiltOffers } from '../../market/matching/build-offers.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/**
 * JSON with the keys of every object in code-unit order, no white space and absent fields left out, so that equal content
 * has equal bytes. Throws TypeError for a number that JSON cannot carry.
 */
export const canonicalJson = (value: Json): string => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`not a JSON number: ${value}`)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const fields = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const field = value[key]
      return field === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(field)}`]
    })
  return `{${fields.join(',')}}`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** What a customer was shown: the whole screen, in its language, under its brand. */
export interface Shown {
  brand_id: number | null
  language: LanguageId
  offers: BuiltOffers
}

/**
 * The content of an offer snapshot and its SHA-256 (domain.md 2, item 1). The time of day is not part of it, so that the same
 * screen seen twice is one snapshot; the day (`as_on`) is.
 */
export const snapshotContent = (shown: Shown): { json: string; content_hash: Buffer } => {
  const json = canonicalJson({ brand_id: shown.brand_id, language: shown.language, ...shown.offers })
  return { json, content_hash: createHash('sha256').update(json).digest() }
}
