import type { LanguageId } from '@marketplace/contract/platform/formats'

const YEAR_S = 365 * 24 * 3600

/** Keeps the choice in the cookie `lang`, which the server reads, and opens the page anew in that language. */
export const chooseLanguage = (language: LanguageId): void => {
  document.cookie = `lang=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  // Chromium hands a cookie on without waiting, and the page could be asked for before it is kept: reading waits for that.
  void document.cookie
  location.reload()
}
