import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addressIn } from '@marketplace/contract/site/language-address'
import { escapeHtml } from '../../brand/document-parts.ts'
import { languageOfferId } from '../../i18n/choose-language.ts'

/** What is offered in a language, in that language, on a page that is in another one. */
const words: Readonly<Record<LanguageId, { sentence: string; read: string; close: string }>> = {
  en: { sentence: 'This page is in English too.', read: 'Read in English', close: 'Not now' },
  hi: { sentence: 'यह पेज हिन्दी में भी है।', read: 'हिन्दी में पढ़ें', close: 'अभी नहीं' },
}

/**
 * One sentence above a page for who asks for another language and has chosen none (decisions 121): markup of the server, outside of
 * what the browser makes its own, so that the code of every page need not carry it. A link, which works without a script.
 */
export const languageOffer = (offered: LanguageId, path: string): string => {
  const { sentence, read, close } = words[offered]
  return (
    `<aside id="${languageOfferId}" lang="${offered}" class="no-print border-b border-line-soft bg-brand-soft">` +
    `<p class="mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-4 text-sm sm:px-6">${sentence} ` +
    `<a href="${escapeHtml(addressIn(offered, path))}" hreflang="${offered}" class="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4">${read}</a>` +
    `<button type="button" aria-label="${close}" class="-me-3 ms-auto inline-flex size-11 items-center justify-center rounded-control">` +
    '<svg aria-hidden="true" class="size-5" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M18 6 6 18M6 6l12 12"/></svg>' +
    '</button></p></aside>'
  )
}
