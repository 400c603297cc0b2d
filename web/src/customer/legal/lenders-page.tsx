import { listPublicLenders, type PublicLender } from '@marketplace/contract/market/lenders'
import { call } from '../../api/call.ts'
import { useCarried } from '../../api/use-carried.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { UnbrokenPhones } from '../../ui/unbroken-phones.tsx'
import { LegalWaiting } from './legal-waiting.tsx'

const fetchLenders = async (signal: AbortSignal): Promise<readonly PublicLender[]> =>
  (await call(listPublicLenders, { signal })).data

const LenderList = ({ lenders }: { lenders: readonly PublicLender[] }) => {
  const t = useText()
  if (lenders.length === 0) return <Notice>{t('lenders.none')}</Notice>
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {lenders.map((lender) => (
        <li key={lender.lender_id}>
          <Card className="h-full">
            <h2 className="text-base">{lender.legal_name}</h2>
            <p className="text-sm text-ink-soft">{t('lenders.kind_of', { kind: lender.lender_kind })}</p>
            <dl className="mt-2 text-sm">
              <dt className="text-ink-soft">{t('lenders.grievance')}</dt>
              <dd className="break-words">
                <UnbrokenPhones>{lender.grievance_contact}</UnbrokenPhones>
              </dd>
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** The list of lenders that the brand works with (RBI digital lending directions). */
export const LendersPage = () => {
  const t = useText()
  const { lenders, brand } = useBootstrap()
  const loaded = useCarried<readonly PublicLender[]>(lenders, fetchLenders)
  return (
    <article className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('title.lenders')}</h1>
      <p>{t('lenders.intro')}</p>
      {brand.example_data === 1 ? <Notice>{t('layout.example_data')}</Notice> : null}
      {loaded.value === null ? <LegalWaiting loaded={loaded} /> : <LenderList lenders={loaded.value} />}
    </article>
  )
}
