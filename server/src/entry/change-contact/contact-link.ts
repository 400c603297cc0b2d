import { randomBytes } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Env } from '../../platform/env.ts'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { brandOrigin } from '../../reference/brands/brand-origin.ts'

const marks = { take_back: 'b', finish: 'f' } as const

/**
 * A link of one use that takes a change back or finishes it: 128 random bits in the fragment, which reaches no server and no log;
 * its hash is stored. `.hi` opens the page in Hindi on a device that has chosen no language.
 */
export const makeContactLink = (
  env: Pick<Env, 'PUBLIC_URL' | 'PORT' | 'DEFAULT_BRAND'>,
  brand: KnownBrand,
  does: keyof typeof marks,
  language: LanguageId,
): { url: string; hash: Buffer } => {
  const token = `${marks[does]}${randomBytes(16).toString('base64url')}`
  const url = `${brandOrigin(env, brand)}/contact-change#${token}${language === 'hi' ? '.hi' : ''}`
  return { url, hash: hashToken(token) }
}
