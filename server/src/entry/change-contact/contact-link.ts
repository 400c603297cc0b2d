import { randomBytes } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Env } from '../../platform/env.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'
import { languageMark } from '../hand-over/link-token.ts'

const marks = { take_back: 'b', finish: 'f' } as const

/**
 * A link of one use that takes a change back or finishes it: 128 random bits in the fragment, which reaches no server and no log;
 * its hash is stored. A language's code after it opens the
 * page in that language on a device that has chosen none.
 */
export const makeContactLink = (
  env: Pick<Env, 'PUBLIC_URL' | 'PORT' | 'DEFAULT_BRAND'>,
  brand: KnownBrand,
  does: keyof typeof marks,
  language: LanguageId,
): { url: string; hash: Buffer } => {
  const token = `${marks[does]}${randomBytes(16).toString('base64url')}`
  const url = `${brandOrigin(env, brand)}/contact-change#${token}${languageMark(language)}`
  return { url, hash: hashToken(token) }
}
