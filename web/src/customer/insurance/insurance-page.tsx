import { useCallback, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { listConsentTexts } from '@marketplace/contract/customers/consents'
import {
  insuranceKinds,
  listInsurancePlans,
  type InsuranceKind,
  type InsurancePlan,
} from '@marketplace/contract/catalogue/insurance'
import { call } from '../../api/call.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { setSession, useSession } from '../../browser-storage/session-store.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Badge, Disclosure, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { fillConsent } from '../offers/apply/fill-consent.ts'
import { ChooseDialog } from './choose-dialog.tsx'
import { PlanList } from './plan-list.tsx'
import { ordersFor, sortPlans, type PlanOrder } from './sort-plans.ts'

interface Shown {
  plans: InsurancePlan[]
  consent: { version: string; text: string } | null
}

const useShown = (kind: InsuranceKind) => {
  const { language } = useBootstrap()
  const load = useCallback(
    async (signal: AbortSignal): Promise<Shown> => {
      const [{ data: plans }, { data: texts }] = await Promise.all([
        call(listInsurancePlans, { query: { kind }, signal }),
        call(listConsentTexts, { query: { language, product_type: kind }, signal }),
      ])
      return { plans, consent: texts.find(({ purpose }) => purpose === 'insurance') ?? null }
    },
    [kind, language],
  )
  return useLoaded(load)
}

/** Who is licensed, in a line before any plan; what goes there, and that nothing here is advice, opens in its place. */
const LicenceNotice = ({ licensee, licence }: { licensee: string; licence: string }) => {
  const t = useText()
  const { brand } = useBootstrap()
  return (
    <Disclosure
      summary={t('insurance.notice.title', { licensee, licence })}
      className="mt-3 max-w-text text-sm"
    >
      <p>{t('insurance.notice.text', { brand: brand.name, licensee })}</p>
    </Disclosure>
  )
}

const KindSwitch = ({ kinds, kind }: { kinds: readonly InsuranceKind[]; kind: InsuranceKind }) => {
  const t = useText()
  if (kinds.length < 2) return null
  return (
    <fieldset>
      <legend className="sr-only">{t('insurance.kinds')}</legend>
      <div className="flex flex-wrap gap-2">
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === kind}
            onClick={() => setSession({ productId: one })}
            className={buttonClass('secondary', 'aria-pressed:border-brand-ink aria-pressed:bg-brand-soft')}
          >
            {t(`products.name.${one}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const Plans = ({ kind, licensee }: { kind: InsuranceKind; licensee: string }) => {
  const t = useText()
  const format = useFormat()
  const { brand } = useBootstrap()
  const { value, error, reload } = useShown(kind)
  const [order, setOrder] = useState<PlanOrder>('name')
  const [chosen, setChosen] = useState<InsurancePlan | null>(null)
  if (value === null)
    return error === null ? (
      <>
        <p role="status" className="sr-only">
          {t('insurance.loading')}
        </p>
        <Skeleton className="h-96" />
      </>
    ) : (
      <Notice tone="bad" live title={t('insurance.load_failed')}>
        <p>{error.message}</p>
        <Button kind="secondary" className="mt-3" onClick={reload}>
          {t('insurance.try_again')}
        </Button>
      </Notice>
    )
  const { plans, consent } = value
  const [first] = plans
  if (first === undefined || consent === null) return <Notice>{t('insurance.none')}</Notice>
  const orders = ordersFor(plans)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="text-sm text-ink-soft">
          {t('insurance.as_of', { count: plans.length, day: format.day(first.as_of) })}{' '}
          {brand.example_data === 1 ? <Badge tone="warn">{t('insurance.example')}</Badge> : null}
        </p>
        <SelectField
          label={t('insurance.order')}
          className="w-full sm:w-72"
          options={orders.map((one) => ({ value: one, label: t(`insurance.order.${one}`) }))}
          value={orders.includes(order) ? order : 'name'}
          onChange={({ target }) => setOrder(orders.find((one) => one === target.value) ?? 'name')}
        />
      </div>
      <PlanList plans={sortPlans(plans, order)} onChoose={setChosen} />
      {chosen === null ? null : (
        <ChooseDialog
          plan={chosen}
          licensee={licensee}
          consent={{
            ...consent,
            text: fillConsent(consent.text, { brand: brand.name, lender: licensee }),
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

const NoInsurance = () => {
  const t = useText()
  const { brand } = useBootstrap()
  return (
    <div className="mx-auto max-w-text space-y-5">
      <h1 className="text-xl">{t('insurance.heading')}</h1>
      <Notice>{t('insurance.not_here', { brand: brand.name })}</Notice>
      <Link to="/products" className={buttonClass('primary')}>
        {t('insurance.to_products')}
      </Link>
    </div>
  )
}

/** Plans of one kind of insurance, by their facts (section 2, Insurance page; domain.md 5.5). */
export const InsurancePage = () => {
  const t = useText()
  const { brand, products } = useBootstrap()
  const { productId } = useSession()
  const { insurance_licensee_name: licensee, insurance_licence_number: licence } = brand
  const kinds = insuranceKinds.filter((kind) =>
    products.some(({ product_type, available }) => product_type === kind && available === 1),
  )
  const kind = kinds.find((one) => one === productId) ?? kinds[0]
  if (kind === undefined || licensee === null || licence === null) return <NoInsurance />
  return (
    <div className="space-y-5">
      <div>
        <h1 className="text-xl">{t(`products.name.${kind}`)}</h1>
        <p className="mt-1 max-w-text text-ink-soft">{t('insurance.intro')}</p>
        <LicenceNotice licensee={licensee} licence={licence} />
      </div>
      <KindSwitch kinds={kinds} kind={kind} />
      <Plans key={kind} kind={kind} licensee={licensee} />
      <Link to="/user/insurance/transaction" className={buttonClass('quiet', '-ms-4')}>
        {t('insurance.to_referrals')}
      </Link>
    </div>
  )
}
