import { dayInIndia } from '@marketplace/contract/platform/calendar/india-time'
import type {
  Trace,
  TraceCase,
  TraceEvent,
  TraceOutcome,
  TraceRule,
} from '@marketplace/contract/partner-area/partner-trace'
import { dayText } from '../show/day-text.ts'
import { formatRupees } from '../show/format-rupees.ts'
import { verdictWords } from './link-words.ts'

/** The day of an instant in India, as DD/MM/YYYY; empty for none. */
export const dayOf = (instant: string | null): string =>
  instant === null ? '' : dayText(dayInIndia(Date.parse(instant)))

const productOf = ({ product_type }: TraceCase): string =>
  product_type?.toLowerCase().replace(/s$/, '') ?? 'product'

/** The answer as one sentence. */
export const headlineOf = (one: TraceCase): string => {
  const until = dayOf(one.until)
  const what = `This customer's ${productOf(one)}`
  const whose = one.partner_name === null ? "another partner's" : `${one.partner_name}'s`
  const isLock = one.rule === 'lock'
  const words: Readonly<Record<TraceOutcome, string>> = {
    yours: isLock ? `${what} is yours until ${until}.` : `${what} that is under way is yours.`,
    others: isLock ? `${what} is ${whose} until ${until}.` : `${what} that is under way is ${whose}.`,
    open: `Yours, if this customer chooses a product by ${until}.`,
    open_others: `Nobody's yet: ${one.partner_name ?? 'another partner'} brought this customer last.`,
    was_yours: `${what} was yours until ${until}; now it is nobody's.`,
    was_others: `${what} was ${whose} until ${until}; now it is nobody's.`,
    too_late: `Nobody's: the 30 days ended on ${until} before a product was chosen.`,
    nobody: "Nobody's: no partner brought this customer within 30 days.",
  }
  return words[one.outcome]
}

/** Why, by the rule that decided. */
export const reasonOf = ({ outcome, rule }: TraceCase, { lock_days, arrival_days }: Trace): string => {
  if (rule === 'application')
    return 'An application belongs to the lead under which it was begun, however long the lender takes.'
  if (rule === 'lock')
    return `Whoever brought a customer when they chose a product keeps customer and product for ${lock_days} days, agreed on the day of the lead. A link opened meanwhile takes nothing away.`
  if (rule === 'arrival')
    return `No lock holds. Choosing a product makes the customer the lead of the partner that brought them last within ${arrival_days} days.`
  return outcome === 'was_yours' || outcome === 'was_others'
    ? 'The lock is over and nobody has brought the customer since. A product chosen by your link is yours again.'
    : `A link counts for ${arrival_days} days after the customer signed in by it.`
}

export const ruleWords: Readonly<Record<TraceRule, string>> = {
  application: 'A begun application keeps its lead',
  lock: 'A lock that holds wins',
  arrival: 'Else who came last within 30 days',
  nobody: 'Else nobody: direct',
}

/** What the rules before and after the one that decided came to. */
export const ruleStanding = (rule: TraceRule, decided: TraceRule, order: readonly TraceRule[]): string =>
  rule === decided
    ? 'this one'
    : order.indexOf(rule) < order.indexOf(decided)
      ? 'does not apply'
      : 'not reached'

const byWords: Readonly<Record<TraceEvent['by'], string>> = {
  you: 'you',
  partner: '',
  another: 'another partner',
  customer: 'customer',
  lender: 'lender',
  rule: 'rule',
}
export const byOf = ({ by, name }: TraceEvent): string => (by === 'partner' ? (name ?? '') : byWords[by])

const quoted = (link: string | null): string => (link === null ? 'a link' : `link “${link}”`)

const clickCame = ({ verdict, seen }: TraceEvent): string =>
  verdict === null || verdict === 'ok' ? `Counted${seen === 1 ? ' and seen' : ''}` : verdictWords[verdict]

/** What happened, and what it came to. */
export const eventWords = (
  event: TraceEvent,
  { product_type }: TraceCase,
): { what: string; came: string } => {
  const { kind, link, is_qr, amount, name, until } = event
  const paid = amount === null ? '' : ` ${formatRupees(amount)}`
  const words: Readonly<Record<TraceEvent['kind'], readonly [what: string, came: string]>> = {
    click: [`Opened ${quoted(link)}${is_qr === 1 ? ', by QR' : ''}`, clickCame(event)],
    arrival: [link === null ? 'Signed in' : `Signed in by ${quoted(link)}`, 'Counts for 30 days'],
    lead: [`Chose ${product_type ?? 'a product'}`, `Lead and lock until ${dayOf(until)}`],
    begun: ['Began an application', 'Under the lead that holds'],
    sent: [`Applied with ${name ?? 'a lender'}`, 'Counts for the lead'],
    disbursed: [`${name ?? 'A lender'} paid out${paid}`, 'Counts for the lead'],
    lock_end: ['Lock ends', 'Free for who brings them again'],
  }
  const [what, came] = words[kind]
  return { what, came }
}

/** What asking to be told is called. */
export const watchWords = ({ watch, until }: Pick<TraceCase, 'watch' | 'until'>): string =>
  watch?.of === 'lock_end' ? `Tell me on ${dayOf(until)}` : 'Tell me the lender’s next word'

/** What the partner is told of once it is on. */
export const watchingWords = ({ watch, until }: Pick<TraceCase, 'watch' | 'until'>): string =>
  watch?.of === 'lock_end'
    ? `We tell you when this lock ends on ${dayOf(until)}`
    : 'We tell you the lender’s next word'
