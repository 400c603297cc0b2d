import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addressIn, splitAddress } from '@marketplace/contract/site/language-address'

const YEAR_S = 365 * 24 * 3600

/** Keeps a language in the cookie `lang`, which the server reads for pages whose address names none. */
export const keepLanguage = (language: LanguageId): void => {
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  // Chromium hands a cookie on without waiting, and the page could be asked for before it is kept: reading waits for that.
  void document.cookie
}

/** Keeps the choice, and opens the page anew in that language: a public one where it stands in it, any other where it is. */
export const chooseLanguage = (language: LanguageId): void => {
  keepLanguage(language)
  const [, path] = splitAddress(location.pathname)
  const address = addressIn(language, path + location.search)
  if (address === location.pathname + location.search) location.reload()
  else location.assign(address)
}

/** Where the offer of another language stands in the document, outside the page itself (customer/head/language-offer.ts). */
export const languageOfferId = 'language-offer'

/** Whoever goes on, or closes it, stays in the language of the page: another one is offered once. */
export const leaveLanguageOffer = (language: LanguageId): void => {
  const offer = document.getElementById(languageOfferId)
  if (offer === null) return
  offer.remove()
  keepLanguage(language)
}
