import type { ReactNode } from 'react'
import { useHref } from '../../router/router.tsx'
import { startChoices } from '@marketplace/contract/customers/consents'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { consentSentences } from './consent-sentences.ts'
import { noticeLines, type Notice } from './notice-lines.ts'

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

/** An optional consent: its first sentence beside the box, the others below where they are given. */
export const OptionalConsent = ({ name, first, rest }: { name: string; first: string; rest?: string }) => {
  const t = useText()
  return (
    <Checkbox
      name={name}
      label={
        <>
          <span className="text-ink-soft">{t('start.optional')}</span> {first}
          {rest === undefined ? null : <span className="block text-xs text-ink-soft">{rest}</span>}
        </>
      }
    />
  )
}

/** The parts of the notice, and the papers that it speaks of. */
export const NoticeParts = ({ parts }: Pick<Notice, 'parts'>) => {
  const t = useText()
  return (
    <>
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
    </>
  )
}

export interface StartConsentsProps {
  error: string | undefined
  onAgree: () => void
}

/** The words of the consents of a start: the notice, and the choices beside it. */
export const useStartTexts = () => {
  const { consent_texts } = useBootstrap()
  const textOf = (purpose: string) => consent_texts.find((text) => text.purpose === purpose)?.text
  return {
    notice: noticeLines(textOf('terms') ?? ''),
    choices: startChoices.flatMap((purpose) => {
      const text = textOf(purpose)
      return text === undefined ? [] : [{ purpose, ...consentSentences(text) }]
    }),
  }
}

/**
 * The consents of a start, none of them ticked: the one that is needed with its whole notice in sight, and each optional one by
 * itself (DPDP Act 2023, sections 5 and 6).
 */
export const StartConsents = ({ error, onAgree }: StartConsentsProps) => {
  const { notice, choices } = useStartTexts()
  return (
    <div className="text-sm">
      <Checkbox
        id="start-terms"
        name="terms"
        label={notice.agree}
        error={error}
        onChange={onAgree}
        required
      />
      <NoticeParts parts={notice.parts} />
      {choices.map(({ purpose, first, rest }) => (
        <OptionalConsent key={purpose} name={purpose} first={first} rest={rest} />
      ))}
    </div>
  )
}
