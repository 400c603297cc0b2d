import type { PartnerHome } from '@marketplace/contract/partner-area/partner-home'
import { Link } from '../../router/link.tsx'
import { Ago } from '../../office/show/ago.tsx'
import { contactWords } from '../customers/customer-columns.tsx'
import { ResumeLinkButtons } from '../customers/resume-link-buttons.tsx'
import { needWords, stateWords } from '../customers/progress-words.ts'

const link = 'text-sm font-semibold text-brand-ink underline decoration-line underline-offset-4'

/** Customers who wait for a word of the partner: papers asked, stopped before applying, chose none. */
export const NeedsPanel = ({ needs, leads }: Pick<PartnerHome, 'needs' | 'leads'>) => {
  const total = needs.counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" className="mb-1 text-base">
        Needs you{' '}
        <span className="text-sm font-normal text-ink-soft">
          {total.toLocaleString('en-IN')} of {leads.toLocaleString('en-IN')}
        </span>
      </h2>
      {total === 0 ? (
        <p className="text-sm text-ink-soft">
          Nobody waits: no lender asks for papers, and nobody stopped at an offer.
        </p>
      ) : (
        <>
          <ul className="border-t border-line-soft">
            {needs.newest.map((customer) => (
              <li key={customer.lead_id} className="border-b border-line-soft py-2">
                <p className="flex justify-between gap-3 text-sm">
                  <span className="figures font-semibold">{contactWords(customer)}</span>
                  <span className="text-ink-soft">
                    <Ago moment={customer.news_at} />
                  </span>
                </p>
                <p className="text-sm text-ink-soft">
                  {customer.product_type}: {needWords[customer.state] ?? stateWords[customer.state].label}
                </p>
                <ResumeLinkButtons leadId={customer.lead_id} of={contactWords(customer)} />
              </li>
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            {needs.counts.map(({ state, count }) => (
              <Link key={state} to={`/partner/customers?state=${state}&held=1`} className={link}>
                {stateWords[state].label} {count.toLocaleString('en-IN')}
              </Link>
            ))}
          </p>
        </>
      )}
    </section>
  )
}
