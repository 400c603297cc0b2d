import { useState } from 'react'
import type { Instalment } from '@marketplace/contract/market/offers'
import { groupedNumber } from '../../../i18n/grouped-number.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'

const SHOWN_AT_FIRST = 6

const Row = ({ row, owed, isHidden }: { row: Instalment; owed: number; isHidden: boolean }) => (
  <tr
    className={classNames(
      'break-inside-avoid border-t border-line-soft',
      isHidden && 'hidden print:table-row',
    )}
  >
    <th scope="row" className="py-1.5 text-start font-normal text-ink-soft">
      {row.number}
    </th>
    {[owed, row.principal, row.interest, row.emi].map((rupees, index) => (
      <td key={['owed', 'principal', 'interest', 'emi'][index]} className="py-1.5 ps-1.5 text-end">
        {groupedNumber(rupees, 2)}
      </td>
    ))}
  </tr>
)

/** What scrolls sideways has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0 } as const

/** Annex C (RBI/2024-25/18): every instalment; the first six at first, all of them on paper. */
export const ScheduleTable = ({ amount, schedule }: { amount: number; schedule: readonly Instalment[] }) => {
  const t = useText()
  const [isWhole, setWhole] = useState(schedule.length <= SHOWN_AT_FIRST)
  const columns = ['c_balance', 'c_principal', 'c_interest', 'c_instalment'] as const
  return (
    <>
      <h2 id="key-facts-c" className="text-lg">
        {t('key_facts.c')}
      </h2>
      <p className="mb-2 text-sm text-ink-soft">{t('key_facts.c_text')}</p>
      <section aria-labelledby="key-facts-c" {...reachable} className="overflow-x-auto">
        <table aria-labelledby="key-facts-c" className="figures w-full border-collapse text-xs sm:text-sm">
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="py-1.5 text-start font-normal">
                {t('key_facts.c_number')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 ps-1.5 text-end font-normal">
                  {t(`key_facts.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {schedule.map((row, index) => (
              <Row
                key={row.number}
                row={row}
                owed={schedule[index - 1]?.balance ?? amount}
                isHidden={!isWhole && index >= SHOWN_AT_FIRST}
              />
            ))}
          </tbody>
        </table>
      </section>
      {schedule.length <= SHOWN_AT_FIRST ? null : (
        <Button
          kind="quiet"
          className="no-print -ms-4 mt-1"
          aria-expanded={isWhole}
          onClick={() => setWhole((before) => !before)}
        >
          {isWhole
            ? t('key_facts.c_first', { count: SHOWN_AT_FIRST })
            : t('key_facts.c_all', { count: schedule.length })}
        </Button>
      )}
    </>
  )
}
