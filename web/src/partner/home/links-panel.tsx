import { listOwnLinks } from '@marketplace/contract/partner-area/partner-links'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { Sparkline } from '../../office/chart/sparkline.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { daysTogether, lastWeek } from './link-days.ts'

const newest = ask('links', listOwnLinks, { query: { page: 1, page_size: 5, state: 'live' } })
const link = 'text-sm font-semibold text-brand-ink underline decoration-line underline-offset-4'

/** The newest live links: seen, signed in, and the clicks that counted in these days. */
export const LinksPanel = () => {
  const { value, error, reload } = useAnswer(newest)
  const days = daysTogether(value?.data ?? [])
  return (
    <section aria-labelledby="links" className="mt-6">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 id="links" className="text-base">
          Links
        </h2>
        <Link to="/partner/links" className={link}>
          All links and QR
        </Link>
      </div>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null && error === null ? <Skeleton className="h-20" /> : null}
      {value !== null && value.data.length === 0 ? (
        <p className="text-sm text-ink-soft">
          No link of its own yet: with one for each counter or campaign you see which brings whom.
        </p>
      ) : null}
      {value === null || value.data.length === 0 ? null : (
        <>
          <ul className="border-t border-line-soft text-sm">
            {value.data.map(({ link_id, name, figures }) => (
              <li
                key={link_id}
                className="flex flex-wrap justify-between gap-x-3 border-b border-line-soft py-1.5"
              >
                <Link
                  to={`/partner/links/${link_id}`}
                  className="text-ink underline decoration-line underline-offset-4 wrap-anywhere"
                >
                  {name}
                </Link>
                <span className="figures text-ink-soft">
                  {figures.seen.toLocaleString('en-IN')} seen, {figures.signed_in.toLocaleString('en-IN')}{' '}
                  signed in
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex items-center justify-between gap-3 text-sm text-ink-soft">
            {lastWeek(days).toLocaleString('en-IN')} counted clicks in 7 days
            <Sparkline
              values={days}
              text={`${days.length} days: most ${Math.max(0, ...days)}, today ${days.at(-1) ?? 0}`}
            />
          </p>
        </>
      )}
    </section>
  )
}
