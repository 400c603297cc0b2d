import { useEffect, useState } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { loadAnswerTexts, usualAnswers, type UsualAnswer } from '../../i18n/usual-answers.ts'
import { textIn } from '../../i18n/use-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'

const none: readonly UsualAnswer[] = []

/** The usual answers as customers read them in a language; none while their words are on the way, or for nobody's. */
export const useUsualAnswers = (language: LanguageId | null): readonly UsualAnswer[] => {
  const [answers, setAnswers] = useState(none)
  useEffect(() => {
    if (language === null) return undefined
    let isWanted = true
    loadAnswerTexts(language).then(() => {
      if (isWanted) setAnswers(usualAnswers(textIn(language)))
    }, showFailure)
    return () => {
      isWanted = false
    }
  }, [language])
  return answers
}
