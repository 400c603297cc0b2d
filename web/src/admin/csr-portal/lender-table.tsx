import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { money } from '../../i18n/format-values.ts'
import { Ago } from '../../office/show/ago.tsx'
import { LenderMark } from '../../office/show/lender-mark.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { toneOfStatus, wordsOfStatus } from './status-words.ts'

/** What the lender asks or says with its newest step; null where it said nothing. */
const saidBy = ({ timeline }: CustomerRecord['applications'][number]['lenders'][number]): string | null =>
  timeline.findLast(({ note, taken_back }) => note !== null && taken_back !== 1)?.note ?? null

/** The lenders of the application that is looked at: where it stands with each, and what is asked, in the lender's words. */
export const LenderTable = ({ record, appId }: { record: CustomerRecord; appId: string }) => {
  const application =
    record.applications.find(({ app_id }) => app_id === appId) ??
    record.applications.find(({ lenders }) => lenders.length > 0)
  if (application === undefined || application.lenders.length === 0) return null
  return (
    <Card className="p-4" aria-label="Lenders">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="grow text-base">
          {application.product_type}
          {application.amount === null ? '' : `, ${money(application.amount)}`}
        </h2>
        <span className="text-sm text-ink-soft">
          {application.lenders.length === 1 ? '1 lender' : `${application.lenders.length} lenders`}
        </span>
      </div>
      <ul className="mt-2 divide-y divide-line-soft border-t border-line-soft text-sm">
        {application.lenders.map((lender) => (
          <li key={lender.lender_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="flex min-w-0 grow basis-40 items-center gap-2">
              <LenderMark name={lender.lender_name} kind={lender.lender_kind} />
              <span className="wrap-anywhere">{lender.lender_name}</span>
            </span>
            <span className="figures w-24 text-end">{money(lender.amount)}</span>
            <span className="min-w-0 grow basis-52">
              <StatusDot tone={toneOfStatus(lender.status)}>{wordsOfStatus(lender.status)}</StatusDot>
              {saidBy(lender) === null ? null : (
                <span className="block text-xs wrap-anywhere text-ink-soft">{saidBy(lender)}</span>
              )}
            </span>
            <span className="text-xs text-ink-soft">
              <Ago moment={lender.updated_at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
