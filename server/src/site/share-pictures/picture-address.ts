import { createHash } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { KnownBrand } from '../../platform/http/known-brand.ts'
import type { ShareWords } from '../pages/web-build.ts'

/** What a picture is drawn with changes when this does: it is part of every address, so that nobody shows an old one. */
const DRAWN_AS = 1

/** A page's name in the address of its picture: 'calculators.emi' of /calculators/emi, 'home' of the start. */
export const pictureName = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')

/** Eight letters that differ as soon as anything on the picture does. */
const pictureVersion = ({ brand, logo_svg }: KnownBrand, language: LanguageId, words: ShareWords): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        DRAWN_AS,
        language,
        words,
        brand.name,
        brand.logo_url,
        logo_svg,
        brand.primary_colour,
        brand.secondary_colour,
        brand.legal_name,
      ]),
    )
    .digest('hex')
    .slice(0, 8)

/** Where the picture of a brand's page stands; the words are no part of it, so that nobody chooses what is drawn. */
export const pictureAddress = (
  known: KnownBrand,
  language: LanguageId,
  path: string,
  words: ShareWords,
): string =>
  `/brand/${known.brand.slug}/share/${language}/${pictureName(path)}-${pictureVersion(known, language, words)}.png`
