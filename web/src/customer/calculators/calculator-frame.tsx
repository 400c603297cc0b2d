import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { useHref } from '../../router/router.tsx'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import type { TextKey } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Band } from '../../ui/band.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { CalculatorFoot, type CalculatorFootProps } from './lenders-at-link.tsx'
import { calculatorsOf } from './calculator-links.ts'
import type { Calculator } from './use-calculator.ts'

interface CalculatorFrameProps<Answer extends { as_on: string }> {
  path: string
  title: Extract<TextKey, `title.${string}`>
  lead: string
  calculator: Calculator<Answer>
  fields: ReactNode
  /** What the answer says; the figure first. */
  children: (answer: Answer) => ReactNode
  rule: (answer: Answer | null) => string
  /** What stays in sight at the foot of a phone. */
  foot?: (answer: Answer) => CalculatorFootProps
}

/** A notice above the answer where what is typed and what is shown are not of one piece. */
const State = ({ calculator }: { calculator: Calculator<unknown> }) => {
  const t = useText()
  const { faults, failure, answer, askNow } = calculator
  if (failure !== null) {
    return (
      <Notice tone="bad" live title={answer === null ? undefined : t('calc.failed')} className="mb-4">
        <p>{failure}</p>
        <Button kind="secondary" className="mt-3" onClick={askNow}>
          {t('calc.try_again')}
        </Button>
      </Notice>
    )
  }
  if (Object.keys(faults).length === 0) return null
  return (
    <Notice tone="warn" live className="mb-4">
      {answer === null ? t('calc.check_first') : t('calc.check')}
    </Notice>
  )
}

/** Back to all of them. */
const Above = () => {
  const t = useText()
  return (
    <Link
      to="/calculators"
      className="mb-1 inline-flex min-h-9 items-center text-sm underline underline-offset-4"
    >
      {t('title.calculators')}
    </Link>
  )
}

/** A calculator: what is asked on the one side, what comes out on the other, the day and the rule below. */
export const CalculatorFrame = <Answer extends { as_on: string }>({
  path,
  title,
  lead,
  calculator,
  fields,
  children,
  rule,
  foot,
}: CalculatorFrameProps<Answer>) => {
  const t = useText()
  const format = useFormat()
  const { brand, products } = useBootstrap()
  const action = useHref(path)
  const { answer, isWaiting, form, onTyped, askNow, faults, failure } = calculator
  const isEmpty = answer === null && failure === null && Object.keys(faults).length === 0
  return (
    <article className="space-y-5">
      <Band above={<Above />} holdsCard heading={t(title)}>
        <p className="mt-2 max-w-text text-on-band-soft lg:text-[1.125rem]">{lead}</p>
      </Band>
      <div className="relative -mt-19 grid grid-cols-1 items-start gap-3 lg:grid-cols-2 lg:gap-5">
        <Card aria-labelledby="calculator-form" className="shadow-lift">
          <h2 id="calculator-form" className="sr-only">
            {t('calc.form')}
          </h2>
          <form
            ref={form}
            method="get"
            action={action}
            noValidate
            className="space-y-4"
            onInput={onTyped}
            onSubmit={(event) => {
              event.preventDefault()
              askNow()
            }}
          >
            {fields}
            <Button
              kind="secondary"
              type="submit"
              className="w-full sm:w-auto"
              aria-busy={isWaiting || undefined}
            >
              {t('calc.work_out')}
            </Button>
          </form>
        </Card>
        <Card aria-labelledby="calculator-result" className="lg:sticky lg:top-4 lg:shadow-lift">
          <h2 id="calculator-result" className="sr-only">
            {t('calc.result')}
          </h2>
          <State calculator={calculator} />
          {isEmpty ? <Skeleton className="h-40" /> : null}
          {answer === null ? null : (
            <>
              {children(answer)}
              <p className="mt-4 text-sm text-ink-soft">
                {t('calc.indicative', { day: format.day(answer.as_on) })}
                {brand.example_data === 1 ? ` ${t('layout.example_data')}` : ''}
              </p>
              <CopyLink />
            </>
          )}
        </Card>
      </div>
      <section className="max-w-text">
        <h2 className="mb-1 text-lg">{t('calc.rule')}</h2>
        <p>{rule(answer)}</p>
      </section>
      <nav aria-label={t('calc.others')} className="no-print">
        <ul className="flex flex-wrap gap-x-6">
          {calculatorsOf(products)
            .filter((link) => link.path !== path)
            .map((link) => (
              <li key={link.path}>
                <Link
                  to={link.path}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {t(link.title)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      {answer === null || foot === undefined ? null : <CalculatorFoot {...foot(answer)} />}
    </article>
  )
}

const CopyLink = () => {
  const t = useText()
  return (
    <div className="no-print -ms-4">
      <CopyButton
        text={() => window.location.href}
        copied={t('calc.link_copied')}
        failed={t('calc.link_failed')}
      >
        {t('calc.copy_link')}
      </CopyButton>
    </div>
  )
}

/** The figure that everybody came for. */
export const MainFigure = ({ label, children }: { label: string; children: ReactNode }) => (
  <p role="status">
    <span className="block text-sm text-ink-soft">{label}</span>
    <span className="figures block text-[2.5rem] leading-tight font-semibold tracking-[-0.035em] lg:text-[3rem]">
      {children}
    </span>
  </p>
)

/** The figures behind it, one a line. */
export const FigureList = ({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="mt-3 divide-y divide-line-soft border-t border-line-soft">
    {rows.map(([label, value]) => (
      <div key={label} className="flex items-baseline justify-between gap-x-4 py-2">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="figures shrink-0 font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
)
