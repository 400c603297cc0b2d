import { IconChevronRight, IconExternalLink } from '@tabler/icons-react'
import { Link } from '../../../router/link.tsx'
import type { KeyFacts, Offer } from '@marketplace/contract/market/offers'
import { noteKfsOpened } from '@marketplace/contract/loans/applications'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../browser-storage/session-store.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useJourney } from '../../../session/use-journey.ts'
import { closeEarlySearch } from './close-early-search.ts'

const linkClass =
  'inline-flex min-h-9 items-center gap-1 text-sm font-semibold text-brand-ink underline underline-offset-4'

/** Our indicative key facts of an offer. */
export const KeyFactsLink = ({ offer, search }: { offer: Offer; search: string }) => {
  const t = useText()
  return (
    <Link to={`/user/key-facts/${offer.lender_id}${search === '' ? '' : `?${search}`}`} className={linkClass}>
      {t('offers.key_facts')}
      <span className="sr-only"> {t('offers.key_facts_of', { lender: offer.lender_name })}</span>
      <IconChevronRight aria-hidden="true" className="-mx-1 size-4" />
    </Link>
  )
}

/** The lender's own statement, on the lender's site; that it was opened is noted beside what is shared. */
export const LenderKfsLink = ({
  lenderId,
  lenderName,
  url,
}: {
  lenderId: number
  lenderName: string
  url: string
}) => {
  const t = useText()
  const { appId } = useSession()
  const noteOpening = (): void => {
    if (appId === null) return
    call(noteKfsOpened, { params: { app_id: appId }, body: { lender_id: lenderId, kfs_url: url } }).catch(
      (error: unknown) => {
        // The statement opens all the same: the note of it is nothing that the customer waits for.
        if (!(error instanceof ApiError)) throw error
      },
    )
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={linkClass} onClick={noteOpening}>
      {t('offers.lender_kfs')}
      <span className="sr-only">
        {' '}
        {t('offers.key_facts_of', { lender: lenderName })} {t('offers.new_tab')}
      </span>
      <IconExternalLink aria-hidden="true" className="size-4 shrink-0" />
    </a>
  )
}

/** The calculator with this loan in it: principal and interest by year. */
export const EmiLink = ({ facts: { amount, rate, tenure_months: months } }: { facts: KeyFacts }) => {
  const t = useText()
  const search = new URLSearchParams({ amount: String(amount), rate: String(rate), months: String(months) })
  return (
    <Link to={`/calculators/emi?${search.toString()}`} className={linkClass}>
      {t('title.calculator_emi')}
      <IconChevronRight aria-hidden="true" className="-mx-1 size-4" />
    </Link>
  )
}

/** What closing this loan early would cost. */
export const CloseEarlyLink = ({ facts }: { facts: KeyFacts }) => {
  const t = useText()
  const { product } = useJourney()
  return (
    <Link to={`/calculators/foreclosure?${closeEarlySearch(facts, product)}`} className={linkClass}>
      {t('key_facts.close_early')}
      <IconChevronRight aria-hidden="true" className="-mx-1 size-4" />
    </Link>
  )
}
