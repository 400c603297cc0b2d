import { memo } from 'react'
import { Link } from '../../router/link.tsx'
import type { PendingLender } from '@marketplace/contract/market/offers'
import { useText } from '../../i18n/use-text.ts'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

const Asking = ({ lenders }: { lenders: readonly PendingLender[] }) => {
  const t = useText()
  return (
    <>
      <h2 id="offers-pending" className="text-lg">
        {t('offers.pending.heading', { count: lenders.length })}
      </h2>
      <p className="text-sm text-ink-soft">{t('offers.pending.text')}</p>
      <ul className="mt-3 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {lenders.map(({ lender_id, lender_name }) => (
          <li key={lender_id}>
            <Card>
              <p className="font-semibold break-words">
                {t('offers.pending.asking', { lender: lender_name })}
              </p>
              <Skeleton className="mt-3 h-8 w-2/3" />
              <Skeleton className="mt-2 h-4" />
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The lenders whose own answer is not there yet, those that could not be reached, and those that the customer has us not ask. */
export const PendingLenders = memo(({ lenders }: { lenders: readonly PendingLender[] }) => {
  const t = useText()
  const asking = lenders.filter(({ state }) => state === 'asking')
  const failed = lenders.filter(({ state }) => state === 'failed')
  const notAsked = lenders.filter(({ state }) => state === 'not_asked')
  return (
    <>
      {asking.length === 0 ? null : (
        <section aria-labelledby="offers-pending" className="mt-8">
          <Asking lenders={asking} />
        </section>
      )}
      {failed.length === 0 ? null : (
        <Notice tone="warn" className="mt-8" title={t('offers.failed.heading', { count: failed.length })}>
          <p>{failed.map(({ lender_name }) => lender_name).join(', ')}</p>
          <p>{t('offers.failed.text')}</p>
        </Notice>
      )}
      {notAsked.length === 0 ? null : (
        <Notice className="mt-8" title={t('offers.not_asked.heading', { count: notAsked.length })}>
          <p>{notAsked.map(({ lender_name }) => lender_name).join(', ')}</p>
          <p>{t('offers.not_asked.text')}</p>
          <Link
            to="/user/consents"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('offers.not_asked.choose')}
          </Link>
        </Notice>
      )}
    </>
  )
})
PendingLenders.displayName = 'PendingLenders'
