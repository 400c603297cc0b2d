import type { JudgedCheck, JudgedLender } from '@marketplace/contract/customer-eligibility'
import { StatusDot } from '../../office/status-dot.tsx'
import { Disclosure } from '../../ui/surfaces.tsx'

export const verdictWords = { pass: 'Passes', possible: 'Possible', fail: 'Fails' } as const
export const verdictTones = { pass: 'good', possible: 'warn', fail: 'bad' } as const
const outcomeWords = { pass: 'Passes', unknown: 'Not told', fail: 'Fails' } as const
const outcomeTones = { pass: 'good', unknown: 'warn', fail: 'bad' } as const

/** The check's name in words: "income below min". */
const checkName = (code: string): string =>
  code.replaceAll('_', ' ').replace(/^./, (sign) => sign.toUpperCase())

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
              {checkName(code)}
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

const failingText = ({ checks }: JudgedLender): string => {
  const told = checks.filter(({ outcome }) => outcome !== 'pass').map(({ text }) => text)
  return told.length === 0 ? 'Every check passes' : told.join('; ')
}

/** Lenders with their verdict and why, each with all of its checks on demand. */
export const VerdictList = ({ lenders }: { lenders: readonly JudgedLender[] }) => (
  <ul className="divide-y divide-line-soft rounded-surface border border-line-soft bg-surface px-4">
    {lenders.map((lender) => (
      <li key={lender.lender_id} className="py-2">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <h3 className="min-w-0 basis-56 text-sm wrap-anywhere">{lender.lender_name}</h3>
          <span className="w-24">
            <StatusDot tone={verdictTones[lender.verdict]}>{verdictWords[lender.verdict]}</StatusDot>
          </span>
          <span className="min-w-0 grow basis-72 text-ink-soft">{failingText(lender)}</span>
        </div>
        <Disclosure summary={`All checks of ${lender.lender_name}`} className="text-sm">
          <CheckTable label={`Checks of ${lender.lender_name}`} checks={lender.checks} />
        </Disclosure>
      </li>
    ))}
  </ul>
)
