import { useLocation } from '../../router/router.tsx'
import { defaultLanguage, type LanguageId } from '@marketplace/contract/platform/offered-languages'
import { addressIn } from '@marketplace/contract/site/language-address'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useSession } from '../../browser-storage/session-store.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Without a script the choice of the default language is kept by the server, which is told so: its addresses name none. */
const forget = (id: LanguageId, search: string): string =>
  id === defaultLanguage ? `${search === '' ? '?' : '&'}lang=${id}` : ''

/** Before sign-in the other language is one press away, at the page's other address: a link, which works without a script too. */
export const LanguageSwitch = () => {
  const { language, languages } = useBootstrap()
  const { atkn } = useSession()
  const { pathname, search } = useLocation()
  if (atkn !== null) return null
  return languages
    .filter(({ id }) => id !== language)
    .map(({ id, languageName }) => (
      <a
        key={id}
        lang={id}
        hrefLang={id}
        href={addressIn(id, pathname + search) + forget(id, search)}
        onClick={(event) => {
          event.preventDefault()
          chooseLanguage(id)
        }}
        className={buttonClass('quiet')}
      >
        {languageName}
      </a>
    ))
}
