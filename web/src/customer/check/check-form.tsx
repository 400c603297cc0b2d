import type { SubmitEvent } from 'react'
import type { CheckPage } from '@marketplace/contract/loans/check-page'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { CheckContext } from './check-context.ts'
import { CheckField } from './check-fields.tsx'
import { KnownAlready } from './known-already.tsx'
import { MatchAside } from './match-aside.tsx'
import { MatchSummary } from './match-summary.tsx'
import { answerCount, placed } from './placed-questions.ts'
import { useCheck } from './use-check.ts'

/**
 * The questions that matching reads, on one screen, before anybody says who they are. The fields are the browser's own: what is typed
 * before the page is live stays, and what stands in them stays in this tab.
 */
export const CheckForm = ({ product, page }: { product: LoanProduct; page: CheckPage }) => {
  const t = useText()
  const { form, ...check } = useCheck(product, page)
  const { counted, isSending, isCleared, isAsked, changed } = check
  const count = answerCount(page.questions)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isSending) void check.send()
  }
  return (
    <CheckContext value={{ product, check, options: page.options, firstTime: page.match.tenure_months }}>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,37.5rem)_minmax(0,23.75rem)] lg:items-start lg:justify-between lg:pt-4">
        <div>
          <h1 className="text-xl">{t('check.heading', { count })}</h1>
          <p className="mt-1 text-sm text-ink-soft lg:text-base">{t('check.lead')}</p>
          <KnownAlready product={product} />
          {isCleared ? (
            <Notice live className="mt-3">
              {t('check.cleared')}
            </Notice>
          ) : null}
          {/* Before the page is live, `dialog` keeps the browser from sending the fields in the address. */}
          <form
            ref={form}
            method="dialog"
            noValidate
            aria-label={t('check.form')}
            onSubmit={submit}
            onInput={changed}
            className="mt-4"
          >
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,40%)),1fr))] items-start gap-x-3 gap-y-3.5">
              {placed(page.questions)
                .filter((question) => isAsked(question))
                .map((question) => (
                  <CheckField key={question} question={question} />
                ))}
            </div>
            <p className="mt-4 text-sm text-ink-soft lg:hidden">{t('check.private')}</p>
            <div className="sticks-below sticky bottom-0 z-10 -mx-4 mt-4 border-t border-line-soft bg-surface px-4 py-3 shadow-lift sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:mt-6 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none">
              <div className="mb-2 lg:hidden">
                <MatchSummary {...counted} />
              </div>
              <Button type="submit" busy={isSending} className="min-h-12 w-full lg:w-auto lg:min-w-64">
                <span className="figures">{t('check.show', { count: counted.match.matching })}</span>
              </Button>
            </div>
          </form>
        </div>
        <MatchAside counted={counted} />
      </div>
    </CheckContext>
  )
}
