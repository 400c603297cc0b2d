import type { LanguageId } from '@marketplace/contract/platform/formats'
import { readLanguage } from '@marketplace/contract/platform/offered-languages'
import { setLanguage } from '@marketplace/contract/reference/languages'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { getSession, setSession } from '../../browser-storage/session-store.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'

const choose = async (chosen: LanguageId): Promise<void> => {
  const { prospectAppId } = getSession()
  if (prospectAppId === null) return
  try {
    await call(setLanguage, { body: { uid: prospectAppId, language: chosen } })
    setSession({ languageId: chosen })
    chooseLanguage(chosen)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    showToast(error.message, 'bad')
  }
}

/** The language dropdown of the signed-in pages (section 2); the choice is kept with the customer. `isSmall`: its label is only read out. */
export const LanguageSelect = ({ isSmall = false }: { isSmall?: boolean }) => {
  const t = useText()
  const { language, languages } = useBootstrap()
  const options = languages.map(({ id, languageName }) => ({ value: id, label: languageName }))
  const onChange = (value: string): void => void choose(readLanguage(value))
  if (isSmall)
    return (
      <select
        aria-label={t('layout.language')}
        defaultValue={language}
        onChange={(event) => onChange(event.target.value)}
        className="no-print min-h-11 rounded-control border border-line bg-surface px-3 text-base text-ink"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  return (
    <SelectField
      label={t('layout.language')}
      className="no-print mb-4 max-w-52"
      options={options}
      defaultValue={language}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
