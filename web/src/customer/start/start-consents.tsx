import type { ReactNode } from 'react'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Disclosure } from '../../ui/surfaces.tsx'
import { consentSentences } from './consent-sentences.ts'

const PaperLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const t = useText()
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> {t('layout.new_tab')}</span>
    </a>
  )
}

/** The two consents of a start, both unticked: each by its first sentence, all the words one press away. */
export const StartConsents = ({ error, onAgree }: { error: string | undefined; onAgree: () => void }) => {
  const t = useText()
  const { consent_texts } = useBootstrap()
  const textOf = (purpose: string) =>
    consentSentences(consent_texts.find((text) => text.purpose === purpose)?.text ?? '')
  const terms = textOf('terms')
  const messages = textOf('messages')
  return (
    <div className="text-sm">
      <Checkbox id="start-terms" name="terms" label={terms.first} error={error} onChange={onAgree} required />
      {messages.first === '' ? null : (
        <Checkbox
          name="messages"
          label={
            <>
              <span className="text-ink-soft">{t('start.optional')}</span> {messages.first}
            </>
          }
        />
      )}
      <Disclosure summary={t('start.all_words')}>
        <div className="space-y-3 text-ink-soft">
          <p>
            {terms.first} {terms.rest}
          </p>
          <p>
            {messages.first} {messages.rest}
          </p>
        </div>
      </Disclosure>
      <p className="flex flex-wrap gap-x-5">
        <PaperLink href="/terms-of-use">{t('layout.terms')}</PaperLink>
        <PaperLink href="/privacy-policy">{t('layout.privacy')}</PaperLink>
      </p>
    </div>
  )
}
