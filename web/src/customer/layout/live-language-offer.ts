import type { LanguageId } from '@marketplace/contract/platform/formats'
import { chooseLanguage, languageOfferId, leaveLanguageOffer } from '../../i18n/choose-language.ts'

/** Makes the offer of another language on a page in `language` live: taken or closed, it is a choice that is kept. */
export const makeLanguageOfferLive = (language: LanguageId, offered: LanguageId): void => {
  const offer = document.getElementById(languageOfferId)
  offer?.querySelector('button')?.addEventListener('click', () => leaveLanguageOffer(language))
  offer?.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault()
    chooseLanguage(offered)
  })
}
