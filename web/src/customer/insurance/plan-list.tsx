import { useId } from 'react'
import type { InsurancePlan } from '@marketplace/contract/catalogue/insurance'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/surfaces.tsx'
import { exampleFor, examplePremium, type Example } from './example-premium.ts'
import { usePlanFacts, type PlanFact } from './plan-facts.ts'

interface PlanListProps {
  plans: readonly InsurancePlan[]
  onChoose: (plan: InsurancePlan) => void
}

interface PlanProps extends Pick<PlanListProps, 'onChoose'> {
  plan: InsurancePlan
  facts: PlanFact[]
  example: Example | null
}

const nameOf = ({ insurer_name, plan_name }: InsurancePlan): string => `${insurer_name}, ${plan_name}`

const Value = ({ fact, plan }: { fact: PlanFact; plan: InsurancePlan }) => {
  const t = useText()
  return fact.valueOf(plan) ?? <span className="text-ink-soft">{t('insurance.not_applicable')}</span>
}

/** What the plan costs in an example, by its insurer's own table; a plan without one says so where others have one. */
const Premium = ({ plan, example }: Pick<PlanProps, 'plan' | 'example'>) => {
  const t = useText()
  const format = useFormat()
  const line = examplePremium(plan, example)
  if (example === null) return null
  if (line === null || plan.premiums_as_of === null)
    return <p className="text-sm text-ink-soft">{t('insurance.premium_none')}</p>
  const cover = format.moneyInWords(line.sum_insured)
  return (
    <p className="figures">
      <strong className="text-figure font-semibold">{format.money(line.premium)}</strong>{' '}
      <span className="text-sm">{t('insurance.a_year')}</span>
      <span className="block text-xs text-ink-soft">
        {line.age === null
          ? t('insurance.example_cover', { cover })
          : t('insurance.example_of', { age: line.age, cover })}
        , {t('insurance.by_table', { day: format.day(plan.premiums_as_of) })}
      </span>
    </p>
  )
}

const WordingLink = ({ plan }: { plan: InsurancePlan }) => {
  const t = useText()
  return (
    <a
      href={plan.wording_url}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline underline-offset-4"
    >
      {t('insurance.wording')}
      <span className="sr-only">
        : {nameOf(plan)} {t('insurance.new_tab')}
      </span>
    </a>
  )
}

const ChooseButton = ({ plan, onChoose }: Pick<PlanProps, 'plan' | 'onChoose'>) => {
  const t = useText()
  return (
    <Button kind="secondary" onClick={() => onChoose(plan)}>
      {t('insurance.choose')}
      <span className="sr-only">: {nameOf(plan)}</span>
    </Button>
  )
}

const LongFacts = ({ plan, facts, className }: Pick<PlanProps, 'plan' | 'facts'> & { className: string }) => (
  <dl className={classNames('text-sm', className)}>
    {facts
      .filter(({ isLong }) => isLong)
      .map((fact) => (
        <div key={fact.key}>
          <dt className="text-xs text-ink-soft">{fact.label}</dt>
          <dd>
            <Value fact={fact} plan={plan} />
          </dd>
        </div>
      ))}
  </dl>
)

const PlanCard = ({ plan, facts, example, onChoose }: PlanProps) => {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-base">
        {plan.plan_name}
        <span className="block text-sm font-normal text-ink-soft">{plan.insurer_name}</span>
      </h2>
      <div className="mt-2">
        <Premium plan={plan} example={example} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2 border-t border-line-soft pt-3 text-sm">
        {facts
          .filter(({ isLong }) => !isLong)
          .map((fact) => (
            <div key={fact.key} className="figures flex flex-col-reverse justify-end">
              <dt className="text-xs text-ink-soft">{fact.label}</dt>
              <dd className="font-semibold">
                <Value fact={fact} plan={plan} />
              </dd>
            </div>
          ))}
      </dl>
      <LongFacts plan={plan} facts={facts} className="mt-3 space-y-2" />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <WordingLink plan={plan} />
        <ChooseButton plan={plan} onChoose={onChoose} />
      </div>
    </Card>
  )
}

/** Figures in columns; beneath each plan what takes sentences, so that nothing has to scroll sideways. */
const PlanTable = ({ plans, facts, example, onChoose }: PlanListProps & Omit<PlanProps, 'plan'>) => {
  const t = useText()
  const figures = facts.filter(({ isLong }) => !isLong)
  const cell = 'px-3 pt-4 pb-2 text-start align-top'
  return (
    <table className="w-full table-fixed border-collapse rounded-surface bg-surface text-sm shadow-card">
      <caption className="sr-only">{t('insurance.table')}</caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className={classNames(cell, 'w-1/5 ps-5 align-bottom font-normal')}>
            {t('insurance.plan')}
          </th>
          {example === null ? null : (
            <th scope="col" className={classNames(cell, 'w-1/5 align-bottom font-normal')}>
              {t('insurance.premium')}
            </th>
          )}
          {figures.map(({ key, label }) => (
            <th key={key} scope="col" className={classNames(cell, 'align-bottom font-normal')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {plans.map((plan) => (
        <tbody key={plan.plan_id} className="border-t border-line-soft">
          <tr>
            <th scope="row" rowSpan={2} className={classNames(cell, 'ps-5 pb-4')}>
              <span className="text-base">{plan.plan_name}</span>
              <span className="block font-normal text-ink-soft">{plan.insurer_name}</span>
              <span className="mt-2 flex flex-col items-start font-normal">
                <ChooseButton plan={plan} onChoose={onChoose} />
                <WordingLink plan={plan} />
              </span>
            </th>
            {example === null ? null : (
              <td className={cell}>
                <Premium plan={plan} example={example} />
              </td>
            )}
            {figures.map((fact) => (
              <td key={fact.key} className={classNames(cell, 'figures font-semibold')}>
                <Value fact={fact} plan={plan} />
              </td>
            ))}
          </tr>
          <tr>
            <td colSpan={figures.length + (example === null ? 0 : 1)} className="px-3 pb-4 align-top">
              <LongFacts plan={plan} facts={facts} className="grid grid-cols-3 gap-4" />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

/** Plans by their facts: a table where there is room, else one below the other. No plan looks unlike another. */
export const PlanList = ({ plans, onChoose }: PlanListProps) => {
  const facts = usePlanFacts(plans)
  const example = exampleFor(plans)
  return (
    <>
      <ul className="space-y-3 lg:hidden">
        {plans.map((plan) => (
          <li key={plan.plan_id}>
            <PlanCard plan={plan} facts={facts} example={example} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <div className="hidden lg:block">
        <PlanTable plans={plans} facts={facts} example={example} onChoose={onChoose} />
      </div>
    </>
  )
}
