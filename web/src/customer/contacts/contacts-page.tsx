import { Link } from '../../router/link.tsx'
import { listOwnContacts, type ContactChoices as Choices } from '@marketplace/contract/rights/contacts'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { ContactChoices } from './contact-choices.tsx'
import { ContactList } from './contact-list.tsx'

const load = async (signal: AbortSignal): Promise<Choices> =>
  (await call(listOwnContacts, { query: {}, signal })).data

/** How we contacted you: each call and message with why it was allowed, and one press to stop what is not wanted. */
export const ContactsPage = () => {
  const t = useText()
  const { value, error, reload } = useLoaded(load)
  return (
    <div className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('contacts.heading')}</h1>
      <p>{t('contacts.intro')}</p>
      <p>
        <Link to="/user/consents" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('contacts.consents_link')}
        </Link>
      </p>
      {error === null ? null : (
        <Notice tone="bad" live title={t('contacts.load_failed')}>
          <p>{error.message}</p>
          <Button kind="secondary" className="mt-3" onClick={reload}>
            {t('contacts.try_again')}
          </Button>
        </Notice>
      )}
      {value === null && error === null ? (
        <>
          <p role="status" className="sr-only">
            {t('contacts.loading')}
          </p>
          <Skeleton className="h-48" />
        </>
      ) : null}
      {value === null ? null : <ContactChoices choices={value} onChange={reload} />}
      {value === null ? null : <ContactList first={value} />}
    </div>
  )
}
