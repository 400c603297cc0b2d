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

const outLink = 'wrap-anywhere underline underline-offset-4'

/** What the law wants known of a lender and of what we do for it (RBI Digital Lending Directions, 2025). */
const RegisterFacts = ({ lender }: { lender: PublicLender }) => {
  const t = useText()
  const { registration_number, website, lsp_role, recovery_agents, kfs_url } = lender
  return (
    <>
      {registration_number === null ? null : (
        <div>
          <dt className="text-ink-soft">{t('lenders.number')}</dt>
          <dd className="wrap-anywhere">{registration_number}</dd>
        </div>
      )}
      {website === null ? null : (
        <div>
          <dt className="text-ink-soft">{t('lenders.website')}</dt>
          <dd>
            <a href={website} target="_blank" rel="noopener" className={outLink}>
              {new URL(website).host}
              <span className="sr-only"> {t('layout.new_tab')}</span>
            </a>
          </dd>
        </div>
      )}
      {lsp_role === null ? null : (
        <div>
          <dt className="text-ink-soft">{t('lenders.role')}</dt>
          <dd>{t('lenders.role_of', { role: lsp_role })}</dd>
        </div>
      )}
      <div>
        <dt className="text-ink-soft">{t('lenders.recovery')}</dt>
        <dd className="break-words">{recovery_agents ?? t('lenders.recovery_in_agreement')}</dd>
      </div>
      <div>
        <dt className="text-ink-soft">{t('lenders.kfs')}</dt>
        <dd>
          <a href={kfs_url} target="_blank" rel="noopener" className={outLink}>
            {kfs_url.replace(/^https:\/\//, '')}
            <span className="sr-only"> {t('layout.new_tab')}</span>
          </a>
        </dd>
      </div>
    </>
  )
}

const LenderList = ({ lenders }: { lenders: readonly PublicLender[] }) => {
  const t = useText()
  if (lenders.length === 0) return <Notice>{t('lenders.none')}</Notice>
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {lenders.map((lender) => (
        <li key={lender.lender_id}>
          <Card className="h-full">
            <h2 className="text-base">{lender.legal_name}</h2>
            <p className="text-sm text-ink-soft">
              {t('lenders.registered_as', { kind: lender.lender_kind })} ·{' '}
              {t(`products.name.${lender.product_type}`)}
            </p>
            <dl className="mt-2 space-y-1 text-sm">
              <RegisterFacts lender={lender} />
              <dt className="text-ink-soft">{t('lenders.grievance')}</dt>
              <dd className="break-words">
                <UnbrokenPhones>{lender.grievance_contact}</UnbrokenPhones>
              </dd>
              <dt className="text-ink-soft">{t('lenders.nodal')}</dt>
              <dd className="break-words">
                <UnbrokenPhones>{`${lender.nodal_officer_phone}, ${lender.nodal_officer_email}`}</UnbrokenPhones>
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
