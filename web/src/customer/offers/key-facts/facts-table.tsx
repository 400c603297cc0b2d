import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { UnbrokenPhones } from '../../../ui/unbroken-phones.tsx'

export interface FactRow {
  /** The number of the row in the RBI's annex; a dash where it has none. */
  number: string
  label: string
  /** One line each. */
  lines: readonly ReactNode[]
  isStrong?: boolean
}

/** A numbered table of facts, as the annexes have it. */
export const FactsTable = ({ caption, rows }: { caption: string; rows: readonly FactRow[] }) => {
  const t = useText()
  return (
    <table className="figures w-full border-collapse text-sm">
      <caption className="pb-2 text-start text-lg font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('key_facts.number')}</th>
          <th scope="col">{t('key_facts.fact')}</th>
          <th scope="col">{t('key_facts.value')}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ number, label, lines, isStrong }) => (
          <tr
            key={number}
            className="break-inside-avoid border-t border-line-soft align-top max-sm:block max-sm:py-2"
          >
            <td className="w-8 py-2 pe-2 text-ink-soft max-sm:hidden">{number}</td>
            <th
              scope="row"
              className="py-2 pe-3 text-start font-normal text-ink-soft max-sm:block max-sm:p-0 sm:w-2/5"
            >
              {/* On a phone the number stands in the label, and the label above what it names. */}
              {/\d/.test(number) ? <span className="sm:hidden">{number}. </span> : null}
              {label}
            </th>
            <td
              className={classNames(
                'py-2 max-sm:block max-sm:p-0',
                isStrong === true && 'text-base font-semibold',
              )}
            >
              {lines.map((line, index) => (
                <p key={`${number}-${index + 1}`} className="break-words">
                  {typeof line === 'string' ? <UnbrokenPhones>{line}</UnbrokenPhones> : line}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
