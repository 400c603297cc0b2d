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

/** The language dropdown of the signed-in pages (section 2); the choice is kept with the customer. */
export const LanguageSelect = () => {
  const t = useText()
  const { language, languages } = useBootstrap()
  return (
    <SelectField
      label={t('layout.language')}
      className="no-print mb-4 max-w-52"
      options={languages.map(({ id, languageName }) => ({ value: id, label: languageName }))}
      defaultValue={language}
      onChange={(event) => void choose(readLanguage(event.target.value))}
    />
  )
}
