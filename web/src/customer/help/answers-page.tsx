import type { ComponentType } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { Link } from '../../router/link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { loadAnswerTexts, usualAnswers } from '../../i18n/usual-answers.ts'
import { Card } from '../../ui/surfaces.tsx'

/** What people ask most, each at an address of its own (docs/decisions/128). */
const AnswersPage = () => {
  const t = useText()
  return (
    <article className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('title.answers')}</h1>
      <Card className="divide-y divide-line-soft py-0">
        {usualAnswers(t).map(({ id, question, answer }) => (
          <section key={id} aria-labelledby={id} className="py-5">
            <h2 id={id} className="text-base">
              {question}
            </h2>
            <p className="mt-1">{answer}</p>
          </section>
        ))}
      </Card>
      <p>{t('help.more')}</p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link
            to="/how-we-order-offers"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('layout.ranking')}
          </Link>
        </li>
        <li>
          <Link to="/grievance" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('layout.grievance')}
          </Link>
        </li>
      </ul>
    </article>
  )
}

/** The page with its words. */
export const loadAnswersPage = async (language: LanguageId): Promise<ComponentType> => {
  await loadAnswerTexts(language)
  return AnswersPage
}
