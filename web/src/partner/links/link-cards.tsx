import type { PartnerLink } from '@marketplace/contract/partner-area/partner-links'
import { Link } from '../../router/link.tsx'
import { linkLook, spokenAddress } from '../../office/tracking/link-words.ts'
import { Skeleton } from '../../ui/waiting.tsx'

interface LinkCardsProps {
  rows: readonly PartnerLink[] | null
  pathOf: (link: PartnerLink) => string
}

/** Links on a phone: one card each, the whole card leads to it. */
export const LinkCards = ({ rows, pathOf }: LinkCardsProps) =>
  rows === null ? (
    <Skeleton className="h-40 md:hidden" />
  ) : (
    <ul aria-label="Your links" className="space-y-3 md:hidden">
      {rows.length === 0 ? <li className="text-sm text-ink-soft">No links here yet.</li> : null}
      {rows.map((link) => {
        const { hits, counted, seen, disbursed } = link.figures
        return (
          <li key={link.link_id} className="rounded-surface bg-surface shadow-card">
            <Link to={pathOf(link)} className="block p-4 text-ink no-underline">
              <span className="flex justify-between gap-3">
                <span className="min-w-0 font-semibold wrap-anywhere">{link.name}</span>
                <span className="shrink-0 text-sm text-ink-soft">{linkLook(link).label}</span>
              </span>
              <span className="block text-sm wrap-anywhere text-ink-soft">{spokenAddress(link.address)}</span>
              <span className="figures mt-2 block text-sm">
                {hits.toLocaleString('en-IN')} hits · {counted.toLocaleString('en-IN')} counted ·{' '}
                {seen.toLocaleString('en-IN')} seen · {disbursed.toLocaleString('en-IN')} disbursed
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
