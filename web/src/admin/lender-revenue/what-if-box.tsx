import { useState } from 'react'
import { money, moneyInWords } from '../../i18n/format-values.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { parseAmount } from './parse-amount.ts'
import { useWhatIf } from './use-what-if.ts'

/** What stands in the two fields, and the month that it means. */
export interface TriedMonth {
  disbursed: number
  loans: number
}

const MOST_RUPEES = 100_000_000_000
const MOST_LOANS = 1_000_000

const readDisbursed = (typed: string): number | string => {
  const rupees = parseAmount(typed)
  if (rupees === null) return 'Enter an amount such as 72 lakh, 1.5 crore or 72,00,000'
  return rupees > MOST_RUPEES ? 'That is more than a month can hold here' : rupees
}

const readLoans = (typed: string, disbursed: number | string): number | string => {
  const bare = typed.replaceAll(/[,\s]/g, '')
  if (!/^[0-9]{1,7}$/.test(bare) || Number(bare) > MOST_LOANS) return 'Enter a whole number of loans'
  return Number(bare) === 0 && disbursed !== 0 ? 'Say how many loans the sum was disbursed in' : Number(bare)
}

interface WhatIfBoxProps {
  lenderId: number
  /** Called with each month that can be priced: the dialog of a rule tries it too. */
  onMonth: (month: TriedMonth) => void
}

/** "72 lakh over 24 loans this month gives …": the same rule that the ledger prices by. */
export const WhatIfBox = ({ lenderId, onMonth }: WhatIfBoxProps) => {
  const [disbursedText, setDisbursedText] = useState('72 lakh')
  const [loansText, setLoansText] = useState('24')
  const disbursed = readDisbursed(disbursedText)
  const loans = readLoans(loansText, disbursed)
  const month = typeof disbursed === 'number' && typeof loans === 'number' ? { disbursed, loans } : null
  const { month: priced, failure } = useWhatIf(month === null ? null : { lenderId, ...month, rules: null })
  const changed = (nextDisbursed: string, nextLoans: string): void => {
    const [sum, number] = [readDisbursed(nextDisbursed), readLoans(nextLoans, readDisbursed(nextDisbursed))]
    if (typeof sum === 'number' && typeof number === 'number') onMonth({ disbursed: sum, loans: number })
  }
  return (
    <section aria-labelledby="what-if-title" className="rounded-surface bg-brand-soft p-4">
      <h3 id="what-if-title" className="text-sm font-semibold">
        What would a month give?
      </h3>
      <div className="mt-2 grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField
          label="Disbursed this month"
          autoComplete="off"
          value={disbursedText}
          onChange={({ target }) => {
            const text = target.value
            setDisbursedText(text)
            changed(text, loansText)
          }}
          hint={
            typeof disbursed === 'number'
              ? `${money(disbursed)}${disbursed < 100_000 ? '' : ` · ${moneyInWords(disbursed, 'en')}`}`
              : undefined
          }
          error={typeof disbursed === 'string' ? disbursed : undefined}
        />
        <TextField
          label="Loans"
          autoComplete="off"
          inputMode="numeric"
          value={loansText}
          onChange={({ target }) => {
            const text = target.value
            setLoansText(text)
            changed(disbursedText, text)
          }}
          error={typeof loans === 'string' ? loans : undefined}
        />
      </div>
      {failure === null ? null : (
        <Notice tone="bad" live className="mt-3">
          {failure}
        </Notice>
      )}
      <output aria-live="polite" className="mt-3 block">
        {month === null || priced === null ? null : (
          <>
            <span className="figures block text-xl font-semibold">{money(priced.amount)}</span>
            <span className="figures block text-sm">{priced.formula}</span>
            <span className="block text-sm text-ink-soft">
              {priced.rule === null ? priced.rule_text : `Rule ${priced.rule}: ${priced.rule_text}`}
              {priced.ats === null ? '' : ` · average loan ${money(priced.ats)}`}
            </span>
            {priced.next.map(({ text, amount }) => (
              <span key={text} className="mt-1 block text-sm">
                {text}: {money(amount)}
              </span>
            ))}
          </>
        )}
      </output>
    </section>
  )
}
