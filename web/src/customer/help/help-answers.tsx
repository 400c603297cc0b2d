import type { ComponentType } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addTexts, loadAreaTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { Disclosure } from '../../ui/surfaces.tsx'

/** Asked here alone, and asked on the page of every loan as well. */
const own = ['not_matched', 'papers', 'time', 'data'] as const
const ofLoans = ['score', 'apr', 'who', 'calls', 'mind', 'early'] as const

const HelpAnswers = () => {
  const t = useText()
  const answers = [
    ...own.map((question) => [t(`help.q.${question}`), t(`help.a.${question}`)] as const),
    ...ofLoans.map((question) => [t(`loan.q.${question}`), t(`loan.a.${question}`)] as const),
  ]
  return (
    <section aria-labelledby="help-answers" className="mt-6 border-t border-line-soft pt-4">
      <h3 id="help-answers" className="text-base">
        {t('help.answers')}
      </h3>
      <div className="divide-y divide-line-soft">
        {answers.map(([question, answer]) => (
          <Disclosure key={question} summary={question} className="py-1">
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

const texts: Record<LanguageId, () => Promise<object>> = {
  en: async () => (await import('../../i18n/en/help-answers.ts')).helpAnswers,
  hi: async () => (await import('../../i18n/hi/help-answers.ts')).helpAnswers,
}

/** The usual questions with their words, which come after the form. */
export const loadHelpAnswers = async (language: LanguageId): Promise<{ default: ComponentType }> => {
  const [more] = await Promise.all([texts[language](), loadAreaTexts('loan-more', language)])
  addTexts(language, more)
  return { default: HelpAnswers }
}
