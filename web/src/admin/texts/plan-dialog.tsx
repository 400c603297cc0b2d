import { planConsentText, type ConsentTextVersion } from '@marketplace/contract/customers/texts-office'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { useMemo } from 'react'
import { invalidate } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { consentTitle, languageTitle, wordsInForce } from './text-words.ts'

const LEAST_REASON = 10

interface Values {
  key: string
  valid_from: string | null
  reason: string
  /** What was typed, by consent and language; what is not there stands as in force. */
  typed: Readonly<Record<string, string>>
}
const nothing: ReadonlyMap<LanguageId, string> = new Map()
const empty: Values = { key: '', valid_from: null, reason: '', typed: {} }

/** Plans new words of a consent from a day on, beginning with those in force. */
export const PlanDialog = ({
  texts,
  onClose,
}: {
  texts: readonly ConsentTextVersion[]
  onClose: () => void
}) => {
  const consents = useMemo(() => {
    const byTitle = new Map(texts.map((text) => [consentTitle(text), text]))
    return [...byTitle].map(([title, { purpose, product_type }]) => ({ title, purpose, product_type }))
  }, [texts])
  const [values, set, forget] = useDraft('consent-plan', empty)
  const { valid_from, reason, typed } = values
  const chosen = consents.find(({ title }) => title === values.key)
  const standing = chosen === undefined ? nothing : wordsInForce(texts, chosen)
  const languages = [...standing.keys()]
  const wordsOf = (language: LanguageId): string =>
    typed[`${values.key} ${language}`] ?? standing.get(language) ?? ''
  const isFilled = languages.every((language) => wordsOf(language).trim() !== '')
  const isChanged = languages.some((language) => wordsOf(language) !== standing.get(language))
  return (
    <FormDialog
      isOpen
      isWide
      title="Plan new words of a consent"
      action="Plan words"
      canSubmit={
        chosen !== undefined &&
        valid_from !== null &&
        isFilled &&
        isChanged &&
        reason.trim().length >= LEAST_REASON
      }
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={async () => {
        if (chosen === undefined || valid_from === null) return
        const { purpose, product_type } = chosen
        const { message } = await officeCall(planConsentText, {
          body: {
            purpose,
            product_type,
            valid_from,
            texts: Object.fromEntries(languages.map((language) => [language, wordsOf(language)])) as Record<
              LanguageId,
              string
            >,
            reason,
          },
        })
        forget()
        showToast(message ?? '', 'good')
        invalidate('texts')
      }}
    >
      {(errors) => (
        <>
          <p>
            Customers read the new words from their day on. Who agreed to earlier words has agreed to those:
            they stay as they are, for good.
          </p>
          <SelectField
            label="Consent"
            placeholder="Choose"
            value={values.key}
            options={consents.map(({ title }) => ({ value: title, label: title }))}
            onChange={({ target }) => set({ key: target.value })}
          />
          {languages.map((language) => (
            <TextAreaField
              key={`${values.key} ${language}`}
              label={`Words in ${languageTitle(language)}`}
              lang={language}
              rows={8}
              maxLength={6_000}
              error={errors[`texts.${language}`]}
              value={wordsOf(language)}
              onChange={({ target }) =>
                set({ typed: { ...typed, [`${values.key} ${language}`]: target.value } })
              }
            />
          ))}
          <DayField
            label="From"
            hint="Tomorrow or later."
            error={errors['valid_from']}
            value={valid_from}
            min="tomorrow"
            onChange={(day) => set({ valid_from: day })}
          />
          <TextAreaField
            label="Reason"
            hint="For the audit log, at least ten letters."
            rows={2}
            maxLength={500}
            error={errors['reason']}
            value={reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}
