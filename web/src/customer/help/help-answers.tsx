import type { ComponentType } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { loadAnswerTexts, usualAnswers } from '../../i18n/usual-answers.ts'
import { Disclosure } from '../../ui/surfaces.tsx'

const HelpAnswers = () => {
  const t = useText()
  const { brand } = useBootstrap()
  return (
    <section aria-labelledby="help-answers" className="mt-6 border-t border-line-soft pt-4">
      <h3 id="help-answers" className="text-base">
        {t('help.answers')}
      </h3>
      <div className="divide-y divide-line-soft">
        {usualAnswers(t).map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question} className="py-1">
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
      <p className="mt-3 text-sm wrap-anywhere">
        {t('help.reach', { email: brand.support_email })} {brand.support_hours}
      </p>
    </section>
  )
}

/** The usual questions with their words, which come after the form. */
export const loadHelpAnswers = async (language: LanguageId): Promise<{ default: ComponentType }> => {
  await loadAnswerTexts(language)
  return { default: HelpAnswers }
}
