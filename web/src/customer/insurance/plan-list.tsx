import { IconExternalLink } from '@tabler/icons-react'
import { useId } from 'react'
import type { InsurancePlan } from '@marketplace/contract/catalogue/insurance'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/surfaces.tsx'
import { usePlanFacts, type PlanFact } from './plan-facts.ts'

interface PlanListProps {
  plans: readonly InsurancePlan[]
  onChoose: (plan: InsurancePlan) => void
}

const nameOf = ({ insurer_name, plan_name }: InsurancePlan): string => `${insurer_name}, ${plan_name}`

const Value = ({ fact, plan }: { fact: PlanFact; plan: InsurancePlan }) => {
  const t = useText()
  return fact.valueOf(plan) ?? <span className="text-ink-soft">{t('insurance.not_applicable')}</span>
}

const PlanActions = ({ plan, onChoose }: { plan: InsurancePlan; onChoose: PlanListProps['onChoose'] }) => {
  const t = useText()
  return (
    <>
      <a
        href={plan.wording_url}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
      >
        {t('insurance.wording')}
        <span className="sr-only">
          : {nameOf(plan)} {t('insurance.new_tab')}
        </span>
        <IconExternalLink aria-hidden="true" className="size-4 shrink-0" />
      </a>
      <Button kind="secondary" onClick={() => onChoose(plan)}>
        {t('insurance.choose')}
        <span className="sr-only">: {nameOf(plan)}</span>
      </Button>
    </>
  )
}

const PlanCard = ({ plan, facts, onChoose }: PlanListProps & { plan: InsurancePlan; facts: PlanFact[] }) => {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-base">
        {plan.plan_name}
        <span className="block text-sm font-normal text-ink-soft">{plan.insurer_name}</span>
      </h2>
      <dl className="mt-3 space-y-2 text-sm">
        {facts.map((fact) => (
          <div key={fact.key} className={fact.isLong ? '' : 'flex justify-between gap-4'}>
            <dt className="text-ink-soft">{fact.label}</dt>
            <dd className={classNames('figures', !fact.isLong && 'shrink-0 text-end')}>
              <Value fact={fact} plan={plan} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <PlanActions plan={plan} onChoose={onChoose} />
      </div>
    </Card>
  )
}

/** What scrolls sideways has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0 } as const

const PlanTable = ({ plans, facts, onChoose }: PlanListProps & { facts: PlanFact[] }) => {
  const t = useText()
  const cell = 'border-b border-line-soft p-3 text-start align-top'
  return (
    <section
      aria-label={t('insurance.table')}
      {...reachable}
      className="overflow-x-auto rounded-surface bg-surface shadow-card"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('insurance.table')}</caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(cell, 'sticky start-0 min-w-40 bg-surface')}>
              {t('insurance.plan')}
            </th>
            {facts.map(({ key, label, isLong }) => (
              <th key={key} scope="col" className={classNames(cell, isLong ? 'min-w-40' : 'min-w-20')}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.plan_id}>
              <th scope="row" className={classNames(cell, 'sticky start-0 bg-surface')}>
                {plan.plan_name}
                <span className="block font-normal text-ink-soft">{plan.insurer_name}</span>
                <span className="flex flex-col items-start font-normal">
                  <PlanActions plan={plan} onChoose={onChoose} />
                </span>
              </th>
              {facts.map((fact) => (
                <td key={fact.key} className={classNames(cell, 'figures')}>
                  <Value fact={fact} plan={plan} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Plans by their facts: a table where there is room, else one below the other. No plan looks unlike another. */
export const PlanList = ({ plans, onChoose }: PlanListProps) => {
  const facts = usePlanFacts(plans)
  return (
    <>
      <ul className="space-y-4 lg:hidden">
        {plans.map((plan) => (
          <li key={plan.plan_id}>
            <PlanCard plan={plan} plans={plans} facts={facts} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <div className="hidden lg:block">
        <PlanTable plans={plans} facts={facts} onChoose={onChoose} />
      </div>
    </>
  )
}
