import type { JudgedCheck } from '@marketplace/contract/loans/customer-eligibility'
import { StatusDot } from '../../office/show/status-dot.tsx'

const outcomeWords = { pass: 'Passes', unknown: 'Not given', fail: 'Fails' } as const
const outcomeTones = { pass: 'good', unknown: 'warn', fail: 'bad' } as const

const checkNames: Readonly<Record<JudgedCheck['code'], string>> = {
  not_offered: 'On offer',
  income_below_min: 'Income, at least',
  income_above_max: 'Income, at most',
  age_below_min: 'Age, at least',
  age_above_max: 'Age, at most',
  age_at_maturity: 'Age at the end',
  employment: 'Employment',
  ticket_class: 'Amount',
  credit_score: 'Credit score',
  no_credit_history: 'Credit history',
  pincode_not_served: 'PIN code',
  repayments_too_high: 'Repayments of income',
  microfinance_limit: 'Microfinance rule',
  turnover_below_min: 'Turnover, at least',
  business_years_below_min: 'Years in business, at least',
  registration_needed: 'Business registration',
  security_value: 'Value of the security',
  instalment_cannot_repay: 'Instalments repay the loan',
}

/** Every check of one lender, what it needs and what was given. */
export const CheckTable = ({ label, checks }: { label: string; checks: readonly JudgedCheck[] }) => (
  <div className="overflow-x-auto">
    <table className="w-full min-w-[40rem] text-start text-sm">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="text-xs text-ink-soft">
          <th scope="col" className="w-44 py-1 pe-3 text-start font-normal">
            Check
          </th>
          <th scope="col" className="w-28 py-1 pe-3 text-start font-normal">
            Outcome
          </th>
          <th scope="col" className="py-1 pe-3 text-start font-normal">
            Needs
          </th>
          <th scope="col" className="py-1 pe-3 text-start font-normal">
            Given
          </th>
          <th scope="col" className="py-1 text-start font-normal">
            What would change it
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ code, outcome, needs, yours, unlock }) => (
          <tr key={code} className="border-t border-line-soft align-top">
            <th scope="row" className="py-1.5 pe-3 text-start font-normal">
              {checkNames[code]}
            </th>
            <td className="py-1.5 pe-3">
              <StatusDot tone={outcomeTones[outcome]}>{outcomeWords[outcome]}</StatusDot>
            </td>
            <td className="py-1.5 pe-3">{needs}</td>
            <td className="py-1.5 pe-3">{yours}</td>
            <td className="py-1.5 text-ink-soft">{unlock ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
