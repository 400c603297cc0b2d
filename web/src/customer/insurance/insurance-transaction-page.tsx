import { IconExternalLink } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { listInsuranceReferrals, type InsuranceReferral } from '@marketplace/contract/catalogue/insurance'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button, buttonClass, LinkButton } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Badge, Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { BIMA_BHAROSA } from '../complaints/regulator-for.ts'

/** More than anybody asks for: one of each plan is open at a time. */
const MOST = 200

const load = async (signal: AbortSignal): Promise<InsuranceReferral[]> =>
  (await call(listInsuranceReferrals, { query: { page_size: MOST }, signal })).data

const Handoff = ({ referral, isFirst }: { referral: InsuranceReferral; isFirst: boolean }) => {
  const t = useText()
  const { handoff_url, licensee_name: licensee } = referral
  if (handoff_url === null) return null
  return (
    <>
      <p className="mt-4 text-sm">{t('insurance.leave')}</p>
      <LinkButton
        href={handoff_url}
        target="_blank"
        rel="noopener noreferrer"
        kind={isFirst ? 'primary' : 'secondary'}
        className="mt-3 w-full sm:w-auto"
      >
        {t('insurance.go_to', { licensee })}
        <IconExternalLink aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only"> {t('insurance.new_tab')}</span>
      </LinkButton>
    </>
  )
}

const ReferralCard = ({ referral, isFirst }: { referral: InsuranceReferral; isFirst: boolean }) => {
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  const { referral_id, status, created_at, withdrawn_at, licensee_name, licence_number } = referral
  const facts = [
    { name: t('insurance.asked'), value: t(`products.name.${referral.kind}`) },
    { name: t('insurance.asked_on'), value: format.dayAndTime(created_at) },
    {
      name: t('insurance.sent_to'),
      value: t('insurance.licensee', { licensee: licensee_name, licence: licence_number }),
    },
    ...(withdrawn_at === null
      ? []
      : [{ name: t('insurance.withdrawn_on'), value: format.dayAndTime(withdrawn_at) }]),
  ]
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {referral.plan_name}
        <span className="block text-base font-normal text-ink-soft">{referral.insurer_name}</span>
      </h2>
      <p className="mt-2">
        <Badge tone={status === 'REFERRED' ? 'good' : 'warn'}>{t(`insurance.status.${status}`)}</Badge>
      </p>
      <p className="mt-2">{t(`insurance.status_means.${status}`, { licensee: licensee_name })}</p>
      <dl className="mt-3 space-y-1 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="inline text-ink-soft">{name}: </dt>
            <dd className="figures inline wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
        <span>
          <span className="text-ink-soft">{t('insurance.reference')}:</span>{' '}
          <span className="figures wrap-anywhere select-all">{referral_id}</span>
        </span>
        <span className="-ms-4">
          <CopyButton text={referral_id} copied={t('insurance.copied')} failed={t('insurance.copy_failed')}>
            {t('insurance.copy')}
          </CopyButton>
        </span>
      </p>
      <Handoff referral={referral} isFirst={isFirst} />
    </Card>
  )
}

const toIrdai = (words: ReactNode) => (
  <a href={BIMA_BHAROSA} target="_blank" rel="noopener noreferrer" className="underline">
    {words}
  </a>
)

/** Whom to complain to, by when the complaint is acknowledged (five working days), and who takes it after that. */
const Complaints = ({ by }: { by: string | null }) => {
  const t = useText()
  const format = useFormat()
  const { brand } = useBootstrap()
  const { grievance_officer_name: officer, grievance_email: email, grievance_phone: phone } = brand
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4'
  return (
    <Card>
      <h2 className="text-lg">{t('insurance.complain')}</h2>
      <p className="mt-2">{t('insurance.complain_to', { officer, brand: brand.name })}</p>
      <p className="flex flex-wrap gap-x-4">
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
        <a href={`tel:${phone.replaceAll(/[^+0-9]/g, '')}`} className={link}>
          {phone}
        </a>
        <Link to="/user/complaints" className={link}>
          {t('insurance.write')}
        </Link>
      </p>
      <p className="text-sm text-ink-soft">
        {by === null ? t('insurance.acknowledged') : t('insurance.acknowledged_by', { day: format.day(by) })}
      </p>
      <p className="mt-2 text-sm">{t.rich('insurance.irdai', { brand: brand.name, link: toIrdai })}</p>
    </Card>
  )
}

/** What was asked of the licensed entity, and where it stands (section 2, the insurance page's transaction page). */
export const InsuranceTransactionPage = () => {
  const t = useText()
  const { value: referrals, error, reload } = useLoaded(load)
  return (
    <div className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('insurance.referrals')}</h1>
      {error === null ? null : (
        <Notice tone="bad" live title={t('insurance.load_failed')}>
          <p>{error.message}</p>
          <Button kind="secondary" className="mt-3" onClick={reload}>
            {t('insurance.try_again')}
          </Button>
        </Notice>
      )}
      {referrals === null && error === null ? (
        <>
          <p role="status" className="sr-only">
            {t('insurance.loading')}
          </p>
          <Skeleton className="h-72" />
        </>
      ) : null}
      {referrals?.length === 0 ? <Notice>{t('insurance.no_referrals')}</Notice> : null}
      {referrals?.map((referral, at) => (
        <ReferralCard key={referral.referral_id} referral={referral} isFirst={at === 0} />
      ))}
      <Complaints by={referrals?.[0]?.complaint_acknowledged_by ?? null} />
      <p className="flex flex-wrap gap-3">
        <Link to="/user/insurance" className={buttonClass('secondary')}>
          {t('insurance.to_plans')}
        </Link>
        <Link to="/user/consents" className={buttonClass('quiet', 'max-sm:-ms-4')}>
          {t('insurance.to_consents')}
        </Link>
      </p>
    </div>
  )
}
