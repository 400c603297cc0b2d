import type { OwnMoney } from '@marketplace/contract/money/own-money'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '../../router/link.tsx'
import type { BarForm } from '../../office/chart/bar-form.tsx'
import { countText } from '../../office/list/count-text.ts'
import { dayText } from '../../office/show/day-text.ts'
import { exactRupees } from '../../office/show/exact-rupees.ts'
import { classNames } from '../../ui/class-names.ts'
import { partNote, partTitle } from '../money/part-words.ts'
import { toBePaidTitle, whenWords } from './money-words.ts'
import { StageBar, StageMark } from './stage-bar.tsx'

interface Line {
  key: string
  form: BarForm
  label: string
  note: string
  amount: number
  to: string
  isEstimate?: true
}

const linesOf = (money: OwnMoney, today: string): Line[] => {
  const [first] = money.to_be_paid.statements
  const { paid } = money
  return [
    {
      key: 'earned',
      form: 'hatched_edged',
      label: partTitle('earned', money.month),
      note: partNote('earned', money.earned),
      amount: money.earned.amount,
      to: '/partner/money/earned',
      isEstimate: true,
    },
    {
      key: 'waits',
      form: 'edged',
      label: partTitle('waits', money.month),
      note: partNote('waits', money.waits),
      amount: money.waits.amount,
      to: '/partner/money/waits',
    },
    {
      key: 'hold',
      form: 'light',
      label: partTitle('hold', money.month),
      note: partNote('hold', money.hold),
      amount: money.hold.amount,
      to: '/partner/money/hold',
    },
    ...(money.next.loans === 0
      ? []
      : [
          {
            key: 'next',
            form: 'light' as const,
            label: partTitle('next', money.month),
            note: partNote('next', money.next),
            amount: money.next.amount,
            to: '/partner/money/next',
          },
        ]),
    {
      key: 'to_be_paid',
      form: 'full',
      label: 'To be paid',
      note:
        first === undefined
          ? 'no statement is open'
          : `statement ${first.number}: ${whenWords(first, today)}`,
      amount: money.to_be_paid.amount,
      to: first === undefined ? '/partner/statements' : `/partner/statements/${first.statement_id}`,
    },
    {
      key: 'paid',
      form: 'ink',
      label: `Paid since ${dayText(paid.since)}`,
      note:
        paid.last_day === null
          ? 'no payout yet'
          : `${countText(paid.payouts, 'payouts')}, last ${dayText(paid.last_day)}`,
      amount: paid.amount,
      to: '/partner/statements',
    },
  ]
}

const MoneyLine = ({ line }: { line: Line }) => (
  <li>
    <Link
      to={line.to}
      className="grid min-h-9 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-line-soft py-1 no-underline hover:bg-hover pointer-coarse:min-h-11 sm:grid-cols-[auto_11rem_minmax(0,1fr)_auto_auto]"
    >
      <StageMark form={line.form} />
      <span className="text-ink">
        {line.label}
        <span className="block text-xs text-ink-soft sm:hidden">{line.note}</span>
      </span>
      <span className="hidden text-sm text-ink-soft sm:block">{line.note}</span>
      <span
        className={classNames(
          'figures text-end',
          line.isEstimate ? 'border-b border-dotted border-line text-ink-soft' : 'font-semibold text-ink',
          line.amount < 0 && 'text-bad',
        )}
      >
        {exactRupees(line.amount)}
      </span>
      <IconChevronRight aria-hidden="true" className="size-4 text-ink-3" />
    </Link>
  </li>
)

/** To be paid and when, and where the rest of the money is; each line opens its rows. */
export const OwnMoneyPanel = ({ money, today }: { money: OwnMoney; today: string }) => {
  const lines = linesOf(money, today)
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="text-sm font-normal text-ink-soft">
        {toBePaidTitle(money.to_be_paid, today)}
      </h2>
      <p className="figures text-[1.75rem] leading-9 font-semibold">{exactRupees(money.to_be_paid.amount)}</p>
      <StageBar stages={lines.filter(({ key }) => key !== 'paid')} />
      <ul aria-label="Your money" className="border-b border-line-soft">
        {lines.map((line) => (
          <MoneyLine key={line.key} line={line} />
        ))}
      </ul>
    </section>
  )
}
