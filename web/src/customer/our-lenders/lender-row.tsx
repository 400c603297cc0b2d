import { IconChevronDown } from '@tabler/icons-react'
import type { DirectoryLender } from '@marketplace/contract/market/lenders'
import { askSearch } from '@marketplace/contract/loans/ask-in-search'
import { isLoanProduct, productJourneys } from '@marketplace/contract/reference/product-journeys'
import { Link } from '../../router/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { LateMark, type DrawMark } from '../lender-mark/late-mark.tsx'
import { LenderRegister } from './lender-register.tsx'
import { useLenderWords } from './lender-words.ts'

/** Columns of the wide screen: mark, lender, APR, amount, time, complain. */
export const lenderColumns =
  'lg:grid lg:grid-cols-[2.25rem_minmax(0,1.8fr)_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,0.9fr)_7rem] lg:items-center lg:gap-x-5'

interface LenderRowProps {
  lender: DirectoryLender
  draw: DrawMark | null
  isShown: boolean
}

/** A lender with what it publishes; a tap tells whom to complain to. What a filter leaves out stays in the document, out of sight. */
export const LenderRow = ({ lender, draw, isShown }: LenderRowProps) => {
  const t = useText()
  const format = useFormat()
  const words = useLenderWords()
  const { legal_name, product_type, terms } = lender
  const apr = terms === null ? null : words.apr(terms)
  const amounts = terms === null ? null : words.amounts(terms)
  const times = terms === null ? null : words.times(terms)
  return (
    <li hidden={!isShown} className="border-t border-line-soft first:border-t-0">
      <details className="group">
        <summary
          className={`figures flex cursor-pointer items-start gap-3 pt-2.5 pb-1.5 hover:bg-brand-soft lg:py-2 ${lenderColumns}`}
        >
          <LateMark name={legal_name} draw={draw} />
          <span className="block min-w-0 grow lg:contents">
            <span className="block min-w-0 leading-snug">
              <span className="block font-semibold wrap-anywhere">{legal_name}</span>
              <span className="hidden text-sm text-ink-soft lg:block">
                {t('lenders.registered_as', { kind: lender.lender_kind })}
              </span>
            </span>
            <span className="block text-sm lg:contents">
              <span className="lg:text-end lg:text-base">
                <span className="text-ink-soft lg:sr-only">APR </span>
                <strong className="font-semibold">{apr ?? t('lenders.no_apr')}</strong>
              </span>
              {times === null ? null : <span className="text-ink-soft lg:hidden">{` · ${times}`}</span>}
            </span>
            <span className="flex items-center justify-between gap-3 text-sm lg:contents">
              <span className="min-w-0 text-ink-soft lg:contents lg:text-base">
                <span className="lg:text-end lg:text-ink">{amounts}</span>
                {amounts === null ? null : <span className="lg:hidden"> · </span>}
                <span className="lg:hidden">{t('lenders.kind_of', { kind: lender.lender_kind })}</span>
              </span>
              <span className="hidden text-end text-base lg:block">{times}</span>
              <span className="inline-flex min-h-7 shrink-0 items-center justify-end gap-1 font-semibold text-brand-ink">
                {t('lenders.complain')}
                <IconChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180" />
              </span>
            </span>
          </span>
        </summary>
        <div className="space-y-3 pt-2 pb-4 ps-12 lg:ps-14">
          <LenderRegister lender={lender} />
          {terms === null || !isLoanProduct(product_type) ? null : (
            <p className="text-sm">
              {t('lenders.apr_note', {
                amount: format.money(terms.amount),
                time: format.tenure(terms.tenure_months),
              })}{' '}
              <Link
                to={`${productJourneys[product_type].address}?${askSearch({ amount: terms.amount, tenure: terms.tenure_months })}`}
                className="inline-flex min-h-7 items-center underline underline-offset-4"
              >
                {t('lenders.to_loan')}
              </Link>
            </p>
          )}
        </div>
      </details>
    </li>
  )
}
