import type { compareEligibility, JudgedLender } from '@marketplace/contract/loans/customer-eligibility'
import type { Answer } from '@marketplace/contract/platform/call'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { useState } from 'react'
import { Badge, Disclosure } from '../../ui/surfaces.tsx'
import { CheckTable } from './check-table.tsx'
import { verdictTones, verdictWords } from './verdict-words.ts'

export type Compared = Answer<typeof compareEligibility>['data']

const Verdict = ({ label, lender }: { label: string; lender: JudgedLender }) => (
  <span className="inline-flex items-center gap-2">
    <span className="text-ink-soft">{label}</span>
    <StatusDot tone={verdictTones[lender.verdict]}>{verdictWords[lender.verdict]}</StatusDot>
  </span>
)

/** The table is made when it is opened: up to 200 lenders may be compared. */
const ChecksAfter = ({ lender: { lender_name, checks } }: { lender: JudgedLender }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={`All checks of ${lender_name} with the changes`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen ? <CheckTable label={`Checks of ${lender_name} with the changes`} checks={checks} /> : null}
    </Disclosure>
  )
}

/** The changed lenders for this one person, as they stand and with the changes. */
export const Comparison = ({ compared }: { compared: Compared }) => (
  <ul className="mt-3 divide-y divide-line-soft border-t border-line-soft">
    {compared.map(({ differs, before, after }) => (
      <li key={before.lender_id} className="py-2 text-sm">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <h3 className="min-w-0 basis-56 text-sm wrap-anywhere">{before.lender_name}</h3>
          <Verdict label="now" lender={before} />
          <Verdict label="with the changes" lender={after} />
          <Badge tone={differs === 1 ? 'warn' : 'info'}>{differs === 1 ? 'Differs' : 'No difference'}</Badge>
        </div>
        <ChecksAfter lender={after} />
      </li>
    ))}
  </ul>
)
