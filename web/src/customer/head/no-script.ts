import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { addressIn } from '@marketplace/contract/site/language-address'
import { escapeHtml } from '../../brand/document-parts.ts'
import { textIn } from '../../i18n/use-text.ts'

/** What stands instead of a signed-in page where no script runs: why, what to do, and what works without. */
export const noScript = ({ brand, language }: Bootstrap): string => {
  const t = textIn(language)
  const paragraph = (text: string): string => `<p class="mb-3">${escapeHtml(text)}</p>`
  return (
    '<noscript><main class="mx-auto max-w-form px-4 py-10">' +
    `<p class="mb-6"><img src="${escapeHtml(brand.logo_url)}" alt="${escapeHtml(brand.name)}" width="128" height="32" class="h-8 w-auto dark:rounded-control dark:bg-white dark:px-2 dark:py-1"></p>` +
    `<h1 class="mb-3 text-xl">${escapeHtml(t('apart.no_script'))}</h1>` +
    paragraph(t('apart.no_script_do')) +
    paragraph(t('apart.no_script_why')) +
    paragraph(t('apart.no_script_ask', { email: brand.support_email })) +
    `<p><a class="underline" href="${addressIn(language, '/')}">${escapeHtml(t('apart.go_home'))}</a></p>` +
    '</main></noscript>'
  )
}
