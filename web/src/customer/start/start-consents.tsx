import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { startChoices } from '@marketplace/contract/customers/consents'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { consentSentences } from './consent-sentences.ts'
import { noticeLines } from './notice-lines.ts'

const PaperLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const t = useText()
  return (
    <a
      href={useHref(href)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> {t('layout.new_tab')}</span>
    </a>
  )
}

/** An optional consent: its first sentence beside the box, the others under it. */
const OptionalConsent = ({ name, text }: { name: string; text: string }) => {
  const t = useText()
  const { first, rest } = consentSentences(text)
  return (
    <Checkbox
      name={name}
      label={
        <>
          <span className="text-ink-soft">{t('start.optional')}</span> {first}
          <span className="block text-xs text-ink-soft">{rest}</span>
        </>
      }
    />
  )
}

/**
 * The consents of a start, none of them ticked: the one that is needed with its whole notice in sight, and each optional one by
 * itself (DPDP Act 2023, sections 5 and 6).
 */
export const StartConsents = ({ error, onAgree }: { error: string | undefined; onAgree: () => void }) => {
  const t = useText()
  const { consent_texts } = useBootstrap()
  const textOf = (purpose: string) => consent_texts.find((text) => text.purpose === purpose)?.text
  const { agree, parts } = noticeLines(textOf('terms') ?? '')
  return (
    <div className="text-sm">
      <Checkbox id="start-terms" name="terms" label={agree} error={error} onChange={onAgree} required />
      <dl className="space-y-1.5 border-s-2 border-line-soft ps-3 text-xs">
        {parts.map(({ name, words }) => (
          <div key={name}>
            <dt className="inline font-semibold">{name}: </dt>
            <dd className="inline text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-5">
        <PaperLink href="/terms-of-use">{t('layout.terms')}</PaperLink>
        <PaperLink href="/privacy-policy">{t('layout.privacy')}</PaperLink>
      </p>
      {startChoices.map((purpose) => {
        const text = textOf(purpose)
        return text === undefined ? null : <OptionalConsent key={purpose} name={purpose} text={text} />
      })}
    </div>
  )
}
