import { useBootstrap } from '../../brand/bootstrap-context.ts'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card, Notice } from '../../ui/surfaces.tsx'

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
  const sections = text.sections({
    brand: brand.name,
    legalName: brand.legal_name,
    officer: brand.grievance_officer_name,
    email: brand.grievance_email,
    phone: brand.grievance_phone,
    supportEmail: brand.support_email,
  })
  return (
    <article className="mx-auto max-w-text">
      <h1 className="text-xl">{t(title)}</h1>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{t('legal.updated', { day: format.day(text.day) })}</p>
      {partner_name === undefined ? null : (
        <Notice className="mb-5">{t('legal.partner', { partner: partner_name, brand: brand.name })}</Notice>
      )}
      <Card className="space-y-6">
        <nav aria-label={t('legal.contents')}>
          <ul className="gap-x-6 sm:columns-2">
            {sections.map(({ heading }, place) => (
              <li key={heading}>
                <a
                  href={`#part-${place + 1}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map(({ heading, paragraphs, items }, place) => (
          <section key={heading} className="space-y-2">
            <h2 id={`part-${place + 1}`} className="text-lg">
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
