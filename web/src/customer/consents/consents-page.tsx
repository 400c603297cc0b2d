import { useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { listConsents, withdrawConsent, type Consent } from '@marketplace/contract/customers/consents'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useText } from '../../i18n/use-text.ts'
import { refreshProfile } from '../../session/profile-store.ts'
import { clearSession } from '../../browser-storage/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { ConsentChoices } from './consent-choices.tsx'
import { ConsentCard } from './consent-card.tsx'
import { NothingYet } from '../spot/nothing-yet.tsx'

const load = async (signal: AbortSignal): Promise<Consent[]> => (await call(listConsents, { signal })).data

interface LedgerProps {
  consents: readonly Consent[]
  onChange: () => void
}

const Ledger = ({ consents, onChange }: LedgerProps) => {
  const t = useText()
  const navigate = useNavigate()
  const [busyId, setBusyId] = useState<string | null>(null)
  const withdraw = async ({ consent_id, purpose }: Consent): Promise<void> => {
    setBusyId(consent_id)
    try {
      const { message } = await call(withdrawConsent, { body: { consent_id } })
      if (message !== undefined) showToast(message, 'good')
      if (purpose === 'terms') {
        // The server has ended every session of this customer.
        clearSession()
        navigate('/')
        return
      }
      onChange()
      await refreshProfile()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
    } finally {
      setBusyId(null)
    }
  }
  const groups = [
    { title: t('consents.given_heading'), list: consents.filter((consent) => consent.withdrawn_at === null) },
    { title: t('consents.ended_heading'), list: consents.filter((consent) => consent.withdrawn_at !== null) },
  ]
  return groups
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => (
      <section key={title}>
        <h2 className="mb-3 text-lg">{title}</h2>
        <ul className="space-y-4">
          {list.map((consent) => (
            <li key={consent.consent_id}>
              <ConsentCard
                consent={consent}
                isBusy={busyId === consent.consent_id}
                onWithdraw={(chosen) => void withdraw(chosen)}
              />
            </li>
          ))}
        </ul>
      </section>
    ))
}

/** The consent ledger (trust.md): what was agreed to, word for word, and its withdrawal in one tap. */
export const ConsentsPage = () => {
  const t = useText()
  const { value: consents, error, reload } = useLoaded(load)
  return (
    <div className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('consents.heading')}</h1>
      <p>{t('consents.intro')}</p>
      {error === null ? null : (
        <Notice tone="bad" live title={t('consents.load_failed')}>
          <p>{error.message}</p>
          <Button kind="secondary" className="mt-3" onClick={reload}>
            {t('consents.try_again')}
          </Button>
        </Notice>
      )}
      {consents === null && error === null ? (
        <>
          <p role="status" className="sr-only">
            {t('consents.loading')}
          </p>
          <Skeleton className="h-48" />
          <Skeleton className="h-48" />
        </>
      ) : null}
      {consents?.length === 0 ? <NothingYet>{t('consents.none')}</NothingYet> : null}
      {consents === null ? null : <ConsentChoices onChange={reload} />}
      {consents === null ? null : <Ledger consents={consents} onChange={reload} />}
    </div>
  )
}
