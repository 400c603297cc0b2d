import { useBootstrap } from '../../brand/bootstrap-context.ts'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Contents } from './contents.tsx'
import { InShort } from './in-short.tsx'

/** What a legal text says about the brand that shows it. */
export interface LegalFacts {
  brand: string
  legalName: string
  officer: string
  email: string
  phone: string
  supportEmail: string
}

export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
  items?: readonly string[]
}

/** A legal text in one language; `day` is the day of its wording. */
export interface LegalText {
  day: string
  /** Three to five lines of what the sections say. */
  summary?: (facts: LegalFacts) => readonly string[]
  sections: (facts: LegalFacts) => readonly LegalSection[]
}

/** A legal text as a page, with the partner named that a visitor came through. */
export const LegalPage = ({
  title,
  text,
}: {
  title: Extract<TextKey, `title.${string}`>
  text: LegalText
}) => {
  const t = useText()
  const format = useFormat()
  const { brand, partner_name } = useBootstrap()
  const facts: LegalFacts = {
    brand: brand.name,
    legalName: brand.legal_name,
    officer: brand.grievance_officer_name,
    email: brand.grievance_email,
    phone: brand.grievance_phone,
    supportEmail: brand.support_email,
  }
  const parts = text.sections(facts).map((section, place) => ({ ...section, id: `part-${place + 1}` }))
  const lines = text.summary?.(facts)
  return (
    <article className="mx-auto max-w-text space-y-5">
      <div>
        <h1 className="text-xl">{t(title)}</h1>
        <p className="mt-1 text-sm text-ink-soft">{t('legal.updated', { day: format.day(text.day) })}</p>
      </div>
      {partner_name === undefined ? null : (
        <Notice>{t('legal.partner', { partner: partner_name, brand: brand.name })}</Notice>
      )}
      {lines === undefined ? null : <InShort lines={lines} />}
      <Card className="space-y-6">
        <Contents parts={parts} />
        {parts.map(({ id, heading, paragraphs, items }) => (
          <section key={id} className="space-y-2">
            <h2 id={id} className="text-lg">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items === undefined ? null : (
              <ul className="list-disc space-y-1 ps-6">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Card>
    </article>
  )
}
