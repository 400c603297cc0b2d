import { Link } from '../../router/link.tsx'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/surfaces.tsx'
import { StartForm } from '../start/start-form.tsx'
import { RoofSketch } from './roof-sketch.tsx'

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** The solar partner's own landing (section 2): what a loan for panels is, what nobody can promise, and the start. */
export const SolarPage = () => {
  const t = useText()
  const { brand, lender_count } = useBootstrap()
  return (
    <div className="mx-auto grid max-w-text gap-x-16 gap-y-6 lg:max-w-none lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr] lg:items-start lg:pt-8">
      <div className="lg:pt-4">
        <h1 className="text-xl">{t('solar.heading')}</h1>
        <p className="mt-2 text-ink-soft lg:text-lg">{t('solar.text', { count: lender_count })}</p>
      </div>
      <Card className="lg:row-span-2">
        <StartForm />
      </Card>
      <div className="space-y-6">
        <RoofSketch />
        <section>
          <h2 className="mb-2 text-lg">{t('solar.how')}</h2>
          <ol className="list-decimal space-y-2 ps-6">
            <li>{t('solar.step_quote')}</li>
            <li>{t('solar.step_compare')}</li>
            <li>{t('solar.step_apply')}</li>
          </ol>
        </section>
        <section>
          <h2 className="mb-2 text-lg">{t('solar.know')}</h2>
          <ul className="list-disc space-y-2 ps-5">
            <li>{t('solar.saving')}</li>
            <li>{t('solar.subsidy')}</li>
            <li>{t('solar.total')}</li>
            <li>{t('solar.partner', { brand: brand.name })}</li>
          </ul>
        </section>
        <p className="flex flex-wrap gap-x-6 text-sm">
          <Link to="/grievance" className={linkClass}>
            {t('layout.grievance')}
          </Link>
          <Link to="/how-we-order-offers" className={linkClass}>
            {t('layout.ranking')}
          </Link>
        </p>
      </div>
    </div>
  )
}
