import type { CampaignRecord, PlanReason } from '@marketplace/contract/care/campaigns'
import { count } from '../../i18n/format-values.ts'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { reasonTexts } from './campaign-words.ts'

const Sum = ({ label, value, isMain = false }: { label: string; value: number; isMain?: boolean }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className={isMain ? 'text-xl font-semibold tabular-nums' : 'text-lg font-semibold tabular-nums'}>
      {count(value)}
    </dd>
  </div>
)

const Bar = ({ share }: { share: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full text-ink-soft">
    <rect width={Math.max(1, share * 100)} height="4" fill="currentColor" opacity="0.5" />
  </svg>
)

/** The plan: how many get it, and why the others do not. */
export const PlanPart = ({
  campaign,
  onShow,
}: {
  campaign: CampaignRecord
  onShow: (reason: PlanReason) => void
}) => {
  const { in_audience, will_get, left_out, parts } = campaign
  const all = in_audience - will_get
  return (
    <Card aria-labelledby="plan">
      <h2 id="plan" className="mb-3 text-base">
        Plan
      </h2>
      <dl className="mb-4 flex flex-wrap items-end gap-x-8 gap-y-2">
        <Sum label="In the audience" value={in_audience} />
        <Sum label="Left out" value={all} />
        <Sum label="Will get it" value={will_get} isMain />
        {parts === null ? null : <Sum label="SMS parts, about" value={parts} />}
      </dl>
      {left_out.length === 0 ? null : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <caption className="sr-only">Left out, by reason</caption>
            <thead>
              <tr className="text-start text-ink-soft">
                <th scope="col" className="py-1 pe-4 text-start font-normal">
                  Left out because
                </th>
                <th scope="col" className="py-1 pe-4 text-end font-normal">
                  People
                </th>
                <th scope="col" className="hidden w-28 py-1 pe-4 sm:table-cell">
                  <span className="sr-only">Share</span>
                </th>
                <th scope="col" className="py-1 pe-4 text-start font-normal">
                  What it is
                </th>
                <th scope="col" className="py-1 text-start font-normal">
                  Who
                </th>
              </tr>
            </thead>
            <tbody>
              {left_out.map((one) => (
                <tr key={one.reason} className="border-t border-line-soft align-top">
                  <th scope="row" className="py-2 pe-4 text-start font-medium">
                    {reasonTexts[one.reason][0]}
                  </th>
                  <td className="py-2 pe-4 text-end tabular-nums">{count(one.people)}</td>
                  <td className="hidden py-3 pe-4 sm:table-cell">
                    <Bar share={one.people / Math.max(1, all)} />
                  </td>
                  <td className="py-2 pe-4 text-ink-soft">{reasonTexts[one.reason][1]}</td>
                  <td className="py-2">
                    <button
                      type="button"
                      className="min-h-6 text-brand-ink underline-offset-2 hover:underline"
                      onClick={() => onShow(one.reason)}
                    >
                      Show <span className="sr-only">{reasonTexts[one.reason][0]}</span>
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t border-line font-semibold">
                <th scope="row" className="py-2 pe-4 text-start">
                  All reasons
                </th>
                <td className="py-2 pe-4 text-end tabular-nums">{count(all)}</td>
                <td colSpan={3} className="py-2 font-normal text-ink-soft">
                  each person once, by the first reason that holds
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <Notice className="mt-4">
        Sending judges everybody again, 500 at a time. The report names the difference. More than 5 % failures
        pause it.
      </Notice>
    </Card>
  )
}
