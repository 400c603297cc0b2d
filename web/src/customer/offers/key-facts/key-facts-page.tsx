import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { Link } from '../../../router/link.tsx'
import { useParams, useSearchParams } from '../../../router/router.tsx'
import type { getKeyFacts, KeyFacts } from '@marketplace/contract/market/offers'
import { useBootstrap } from '../../../brand/bootstrap-context.ts'
import { hasCode, type ApiError } from '../../../api/api-error.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { useSession } from '../../../browser-storage/session-store.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card, Notice } from '../../../ui/surfaces.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { FactsSummary } from './facts-summary.tsx'
import { FactsTable } from './facts-table.tsx'
import { CloseEarlyLink, EmiLink, LenderKfsLink } from '../card/offer-links.tsx'
import { LenderMark } from '../../lender-mark/lender-mark.tsx'
import { readAsk } from '@marketplace/contract/loans/ask-in-search'
import { ScheduleTable } from './schedule-table.tsx'
import { useAnnexA1, useAnnexA2 } from './use-annex-a.tsx'
import { useAnnexB } from './use-annex-b.ts'
import { useKeyFacts } from './use-key-facts.ts'

const sheet = 'max-sm:p-3 sm:p-6 print:p-0 print:shadow-none'

const Annexes = ({ facts }: { facts: KeyFacts }) => {
  const t = useText()
  return (
    <>
      <Card className={sheet}>
        <FactsTable caption={t('key_facts.a1')} rows={useAnnexA1(facts)} />
      </Card>
      <Card className={sheet}>
        <FactsTable caption={t('key_facts.a2')} rows={useAnnexA2(facts)} />
      </Card>
      <Card className={sheet}>
        <FactsTable caption={t('key_facts.b')} rows={useAnnexB(facts)} />
      </Card>
      <Card className={sheet}>
        <ScheduleTable amount={facts.amount} schedule={facts.schedule} />
      </Card>
    </>
  )
}

/** Who lends and how sure that is; then the statement in six lines, before what it is not. */
const Head = ({ facts }: { facts: KeyFacts }) => {
  const t = useText()
  const format = useFormat()
  const { brand } = useBootstrap()
  return (
    <>
      <div className="flex items-start gap-3">
        <span className="no-print shrink-0">
          <LenderMark name={facts.lender_name} />
        </span>
        <div className="min-w-0">
          <p className="figures font-semibold wrap-anywhere">
            {t('key_facts.of', {
              lender: facts.lender_name,
              amount: format.money(facts.amount),
              months: facts.tenure_months,
            })}
          </p>
          <p className="figures text-sm text-ink-soft">
            {t(`offers.basis.${facts.rate_basis}`)} · {t('key_facts.as_on', { day: format.day(facts.as_on) })}
          </p>
        </div>
      </div>
      <FactsSummary facts={facts} />
      <Notice>
        <p>{t('key_facts.indication', { brand: brand.name })}</p>
        {brand.example_data === 1 ? <p className="font-semibold">{t('key_facts.example')}</p> : null}
        <div className="no-print flex flex-wrap gap-x-6">
          <LenderKfsLink lenderId={facts.lender_id} lenderName={facts.lender_name} url={facts.kfs_url} />
          <EmiLink facts={facts} />
          <CloseEarlyLink facts={facts} />
        </div>
        <p className="hidden break-words print:block">
          {t('offers.lender_kfs')}: {facts.kfs_url}
        </p>
      </Notice>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {t('key_facts.full')}
        <span className="text-sm font-normal text-ink-soft">{t('key_facts.full_text')}</span>
      </h2>
    </>
  )
}

/** Kept on paper or as a file, or applied for: the offers page asks for the consent. */
const Foot = ({ facts, back }: { facts: KeyFacts; back: string }) => {
  const t = useText()
  return (
    <div className="no-print sticky bottom-0 z-10 -mx-4 flex gap-2 border-t border-line-soft bg-surface px-4 py-3 shadow-lift sm:mx-0 sm:rounded-t-surface">
      <Button kind="secondary" onClick={() => globalThis.print()}>
        <IconPrinter aria-hidden="true" className="size-5 shrink-0" />
        {t('key_facts.print')}
      </Button>
      {facts.applied === 1 ? (
        <Link to="/user/application-status" className={buttonClass('primary', 'grow')}>
          {t('offers.see_status')}
          <span className="sr-only"> {t('offers.see_status_of', { lender: facts.lender_name })}</span>
        </Link>
      ) : (
        <Link to={back} state={{ apply: facts.lender_id }} className={buttonClass('primary', 'grow')}>
          {t('offers.apply')}
          <span className="sr-only"> {t('offers.apply_to', { lender: facts.lender_name })}</span>
        </Link>
      )}
    </div>
  )
}

/** `error` null: the address names no lender at all. */
const Failed = ({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) => {
  const t = useText()
  const isGone = error === null || hasCode<typeof getKeyFacts>(error, 'not_found')
  return (
    <Notice tone="bad" live title={t('key_facts.failed')}>
      <p>{isGone ? t('key_facts.gone') : error.message}</p>
      {isGone ? null : (
        <Button kind="secondary" className="mt-3" onClick={onRetry}>
          {t('key_facts.try_again')}
        </Button>
      )}
    </Notice>
  )
}

const Waiting = () => {
  const t = useText()
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{t('key_facts.loading')}</span>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-36" />
      <Skeleton className="h-96" />
    </div>
  )
}

const FactsOf = ({ appId, lenderId, back }: { appId: string; lenderId: number; back: string }) => {
  const { product } = useJourney()
  const search = useSearchParams()
  const { facts, error, retry } = useKeyFacts(appId, lenderId, readAsk(search, product))
  if (error !== null) return <Failed error={error} onRetry={retry} />
  if (facts === null) return <Waiting />
  return (
    <>
      <Head facts={facts} />
      <Annexes facts={facts} />
      <Foot facts={facts} back={back} />
    </>
  )
}

/** The indicative key facts of one offer (decisions: the statement proper is the lender's), fit to print. */
export const KeyFactsPage = () => {
  const t = useText()
  const { brand } = useBootstrap()
  const { appId } = useSession()
  const { offers } = useJourney()
  const { lenderId = '' } = useParams()
  const search = useSearchParams()
  const query = search.toString()
  const back = `${offers}${query === '' ? '' : `?${query}`}`
  return (
    <article className="mx-auto max-w-text space-y-5">
      <Link to={back} className={buttonClass('quiet', 'no-print -ms-4')}>
        <IconArrowLeft aria-hidden="true" className="size-5" />
        {t('key_facts.back')}
      </Link>
      <p className="hidden font-semibold print:block">{brand.name}</p>
      <h1 className="text-xl">{t('key_facts.heading')}</h1>
      {appId !== null && /^[1-9][0-9]{0,8}$/.test(lenderId) ? (
        <FactsOf appId={appId} lenderId={Number(lenderId)} back={back} />
      ) : (
        <Failed error={null} onRetry={() => undefined} />
      )}
    </article>
  )
}
