import type { LanguageId } from '@marketplace/contract/platform/formats'
import { findLanguage } from '@marketplace/contract/platform/offered-languages'
import { addressIn, prefixedLanguages, splitAddress } from '@marketplace/contract/site/language-address'
import { pageKind, type PageKind } from './page-kind.ts'

/** What an address asks for: a page, by the path that it is known at, its query, and the language that the address names. */
export interface AskedPage {
  kind: PageKind
  path: string
  search: string
  language: LanguageId | null
}

export const readAsked = (url: string, demo: boolean): AskedPage => {
  const [address = '/', search = ''] = url.split('?', 2)
  const [language, path] = splitAddress(address)
  const kind = pageKind(path, demo)
  // The office has one address and one language.
  const isNone = language !== null && kind.kind === 'office'
  return { kind: isNone ? { kind: 'absent' } : kind, path, search, language }
}

/**
 * Where an address leads that is known in small letters alone, as /Diwali-Offer or /HI, with its query; null for one that is known
 * as it stands, or not at all. Links are typed from paper, and phones begin with a capital.
 */
export const inSmallLetters = (url: string, demo: boolean): string | null => {
  const [path = '/', ...search] = url.split('?')
  const small = path.toLowerCase()
  if (small === path || readAsked(path, demo).kind.kind !== 'absent') return null
  return readAsked(small, demo).kind.kind === 'absent' ? null : [small, ...search].join('?')
}

const withSearch = (path: string, search: string): string => (search === '' ? path : `${path}?${search}`)

/** Where an address leads that names its language otherwise than by its place, and that language. */
export interface LanguageDetour {
  to: string
  language: LanguageId
}

/** `/?lang=hi` leads to /hi, and /hi/user/offers, as a private page has one address, to /user/offers in Hindi; null for all others. */
export const languageDetour = ({ kind, path, search, language }: AskedPage): LanguageDetour | null => {
  if (kind.kind === 'absent' || kind.kind === 'office') return null
  const query = new URLSearchParams(search)
  const named = findLanguage(query.get('lang'))
  if (kind.kind === 'shell') return language === null ? null : { to: withSearch(path, search), language }
  if (named === null) return null
  query.delete('lang')
  return { to: withSearch(addressIn(named, path), query.toString()), language: named }
}

/**
 * The language to offer once, by a sentence on the page and never by a redirect: one that the browser names and that has addresses of
 * its own, while nobody has chosen any (decisions 121). `chosen`: the cookie `lang`. `accepted`: the header Accept-Language.
 */
export const offeredTo = (chosen: string | undefined, accepted: string | undefined): LanguageId | null => {
  if (findLanguage(chosen) !== null) return null
  const parts = (accepted ?? '').toLowerCase().slice(0, 200).split(',')
  const codes = new Set(
    parts
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => /^\s*([a-z]{2,3})\b/.exec(part)?.[1]),
  )
  return prefixedLanguages.find((language) => codes.has(language)) ?? null
}
