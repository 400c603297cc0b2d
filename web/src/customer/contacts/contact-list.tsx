import { useState } from 'react'
import { listOwnContacts, type ContactChoices, type OwnContact } from '@marketplace/contract/rights/contacts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { NothingYet } from '../spot/nothing-yet.tsx'

const Contact = ({ contact }: { contact: OwnContact }) => {
  const t = useText()
  const format = useFormat()
  const { channel, purpose, brand_name, lender_name, at, outcome, because } = contact
  const whose = [
    ...(brand_name === null ? [] : [t('contacts.by_brand', { brand: brand_name })]),
    ...(lender_name === null ? [] : [t('contacts.for_lender', { lender: lender_name })]),
  ]
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <span className="figures text-ink-soft">{format.dayAndTime(at).slice(-5)}</span>{' '}
          <span className="font-semibold">{t(`contacts.channel.${channel}`)}</span>:{' '}
          {t(`contacts.purpose.${purpose}`)}
        </span>
        <span className="text-sm text-ink-soft">{t(`contacts.outcome.${outcome}`)}</span>
      </p>
      {whose.length === 0 ? null : <p className="text-sm">{whose.join(' · ')}</p>}
      <p className="text-sm text-ink-soft">{t(`contacts.because.${because}`)}</p>
    </li>
  )
}

interface ContactListProps {
  first: Pick<ContactChoices, 'contacts' | 'has_older'>
}

/** Every call and message, the newest day first. */
export const ContactList = ({ first }: ContactListProps) => {
  const t = useText()
  const format = useFormat()
  const [older, setOlder] = useState<Pick<ContactChoices, 'contacts' | 'has_older'>>({
    contacts: [],
    has_older: first.has_older,
  })
  const [isBusy, setBusy] = useState(false)
  const contacts = [...first.contacts, ...older.contacts]
  const showOlder = async (): Promise<void> => {
    const last = contacts.at(-1)
    if (last === undefined) return
    setBusy(true)
    try {
      const { data } = await call(listOwnContacts, { query: { before: last.contact_id } })
      setOlder({ contacts: [...older.contacts, ...data.contacts], has_older: data.has_older })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    } finally {
      setBusy(false)
    }
  }
  const days = Array.from(Map.groupBy(contacts, ({ at }) => format.day(at)))
  return (
    <section className="space-y-4">
      <h2 className="text-lg">{t('contacts.list_heading')}</h2>
      {days.length === 0 ? <NothingYet>{t('contacts.none')}</NothingYet> : null}
      {days.map(([day, own]) => (
        <Card key={day}>
          <h3 className="figures text-base">{day}</h3>
          <ul>
            {own.map((contact) => (
              <Contact key={contact.contact_id} contact={contact} />
            ))}
          </ul>
        </Card>
      ))}
      {older.has_older === 1 ? (
        <Button kind="secondary" busy={isBusy} onClick={() => void showOlder()}>
          {t('contacts.older')}
        </Button>
      ) : null}
    </section>
  )
}
