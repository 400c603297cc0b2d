import {
  listRevenueVersions,
  type LenderRevenueRule,
  type RevenueType,
  type SavedRuleVersion,
} from '@marketplace/contract/market/lender-revenue'
import { useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { dayText, timeText } from '../../office/show/day-text.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { rateText, ruleTexts } from './rule-texts.ts'

const stateWords: Readonly<Record<SavedRuleVersion['state'], string>> = {
  in_force: 'In force',
  planned: 'Planned',
  past: 'Past',
  replaced: 'Replaced',
  taken_back: 'Taken back',
}

interface RuleVersionsProps {
  lenderId: number
  rules: readonly LenderRevenueRule[]
  types: readonly RevenueType[]
}

/** What scrolls has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0, role: 'region', 'aria-label': 'Every rule and change' } as const
const cell = 'border-b border-line-soft py-1.5 pe-3 align-top'
const headings = ['From', 'Rule', 'Slab disbursed', 'Slab number', 'ATS', 'Revenue', 'Status', 'State', 'Set']

const VersionTable = ({
  versions,
  rules,
  types,
}: Omit<RuleVersionsProps, 'lenderId'> & { versions: readonly SavedRuleVersion[] }) => {
  const placeOf = new Map(rules.map(({ id }, index) => [id, index + 1]))
  return (
    <div className="mt-2 overflow-x-auto" {...reachable}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Every rule and change, the latest first</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {headings.map((heading) => (
              <th key={heading} scope="col" className="py-1 pe-3 text-start whitespace-nowrap">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => {
            const { rule_id, valid_from, state, is_deleted, set_by, set_at, status } = version
            const texts = ruleTexts(version, types)
            return (
              <tr key={`${rule_id} ${version.version}`}>
                <th scope="row" className={`${cell} figures text-start font-normal whitespace-nowrap`}>
                  {dayText(valid_from)}
                </th>
                <td className={`${cell} whitespace-nowrap`}>{placeOf.get(rule_id) ?? 'Deleted'}</td>
                <td className={`${cell} figures whitespace-nowrap`}>{texts.disbursed}</td>
                <td className={`${cell} figures whitespace-nowrap`}>{texts.loans}</td>
                <td className={`${cell} figures whitespace-nowrap`}>{texts.ats}</td>
                <td className={`${cell} figures whitespace-nowrap`}>
                  {rateText(version)}, {texts.type}
                </td>
                <td className={cell}>{status === 1 ? 'Active' : 'Inactive'}</td>
                <td className={`${cell} whitespace-nowrap`}>
                  {is_deleted === 1 ? (
                    'Deleted'
                  ) : state === 'in_force' ? (
                    <Badge tone="good">{stateWords[state]}</Badge>
                  ) : (
                    stateWords[state]
                  )}
                </td>
                <td className={`${cell} min-w-40 wrap-anywhere text-ink-soft`}>
                  {set_by === null ? '–' : `${set_by}, ${timeText(set_at)}`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const Versions = ({ lenderId, ...rest }: RuleVersionsProps) => {
  const { value, error, reload } = useAnswer(
    ask(`revenue of lender ${lenderId}`, listRevenueVersions, { params: { lenderId } }),
  )
  if (error !== null && value === null) return <ErrorState error={error} onRetry={reload} />
  if (value === null) return <Skeleton className="mt-2 h-24" />
  return value.data.length === 0 ? (
    <p className="mt-2 text-sm text-ink-soft">No rule was ever saved for this lender.</p>
  ) : (
    <VersionTable {...rest} versions={value.data} />
  )
}

/** What was, is and will be in force, opened by a button. */
export const RuleVersions = (props: RuleVersionsProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide past and planned' : 'Show past and planned'}
      </Button>
      {isOpen ? <Versions {...props} /> : null}
    </div>
  )
}
