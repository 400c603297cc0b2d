import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { BIMA_BHAROSA } from '../complaints/regulator-for.ts'

const toComplaints = (words: ReactNode) => (
  <Link to="/user/complaints" className="underline underline-offset-4">
    {words}
  </Link>
)

/** Whom to complain to, by when there is an answer, and where to go after that (domain.md 5.1, Grievance). */
export const GrievancePage = () => {
  const t = useText()
  const { brand } = useBootstrap()
  const [mailbox, host] = brand.grievance_email.split('@')
  return (
    <article className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('title.grievance')}</h1>
      <p>{t('grievance.intro')}</p>
      <p>
        {t.rich('grievance.write', {
          link: toComplaints,
        })}
      </p>
      <Card>
        <h2 className="mb-3 text-lg">{t('grievance.officer', { brand: brand.name })}</h2>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1">
          <dt className="text-ink-soft">{t('grievance.name')}</dt>
          <dd className="font-semibold">{brand.grievance_officer_name}</dd>
          <dt className="text-ink-soft">{t('grievance.email')}</dt>
          <dd>
            <a
              href={`mailto:${brand.grievance_email}`}
              className="inline-block py-2.5 wrap-anywhere underline"
            >
              {mailbox}@<wbr />
              {host}
            </a>
          </dd>
          <dt className="text-ink-soft">{t('grievance.phone')}</dt>
          <dd>
            <a
              href={`tel:${brand.grievance_phone.replaceAll(' ', '')}`}
              className="figures inline-flex min-h-11 items-center underline"
            >
              {brand.grievance_phone}
            </a>
          </dd>
          {brand.support_hours === null ? null : (
            <>
              <dt className="text-ink-soft">{t('grievance.hours')}</dt>
              <dd>{brand.support_hours}</dd>
            </>
          )}
          {brand.registered_address === null ? null : (
            <>
              <dt className="self-start text-ink-soft">{t('grievance.address')}</dt>
              <dd>
                {brand.legal_name}, {brand.registered_address}
              </dd>
            </>
          )}
        </dl>
      </Card>
      <Card>
        <h2 className="mb-3 text-lg">{t('grievance.what_next')}</h2>
        <ol className="list-decimal space-y-2 ps-6">
          <li>{t('grievance.step_answer')}</li>
          <li>{t('grievance.step_lender')}</li>
          <li>
            {t('grievance.step_rbi')}{' '}
            <a href="https://cms.rbi.org.in" target="_blank" rel="noopener" className="underline">
              {t('grievance.rbi_link')}
              <span className="sr-only"> {t('layout.new_tab')}</span>
            </a>
          </li>
          {brand.insurance_licensee_name === null ? null : (
            <li>
              {t('grievance.step_irdai')}{' '}
              <a href={BIMA_BHAROSA} target="_blank" rel="noopener" className="underline">
                {t('grievance.irdai_link')}
                <span className="sr-only"> {t('layout.new_tab')}</span>
              </a>
            </li>
          )}
        </ol>
      </Card>
    </article>
  )
}
