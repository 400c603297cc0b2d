import type { LoanTranche } from '../../loans/disbursals/published.ts'
import { causeOfChange, type ChangeCause } from './cause-of-change.ts'
import type { AccountKey, LedgerEntry, LedgerTransaction, LoanLine } from './ledger-kinds.ts'
import type { PartnerShare } from './partner-share.ts'
import type { MonthTarget, TargetLine } from './target-of-month.ts'

/** What pricing has booked for a figure of a part of a loan: the sum of its entries, and the newest transaction among them. */
export interface BookedFigure extends LoanLine {
  figure: 'expected' | 'percent_share' | 'flat_share' | 'referral_share'
  partner_id: number | null
  paise: number
  tx_id: number
}

/** What a transaction of pricing was made by. */
export interface PricedBy {
  rule: { id: number; version: number } | null
  terms_id: number | null
  referral_terms_id: number | null
}

/** A partner's share of a part, and the terms that it follows. */
interface SharedLine {
  partner_id: number
  terms_id: number | null
  share: PartnerShare
  /** What whoever invited the partner has of it, and by which terms; null where nobody has. */
  referral: { partner_id: number; referral_terms_id: number; paise: number } | null
}

export interface MonthOfBooks {
  lender_id: number
  /** YYYY-MM */
  month: string
  /** Every part disbursed in the month, those taken back too. */
  tranches: readonly LoanTranche[]
  target: MonthTarget
  shareOf: (tranche: LoanTranche, line: TargetLine) => SharedLine | null
  booked: readonly BookedFigure[]
  /** The transactions that pricing has posted for the month, by number. */
  posted: ReadonlyMap<number, PricedBy>
}

const WIDEST_TRANCHE = 32_768
/** One number for a part of a loan. */
export const keyOf = ({ lender_application_id, tranche }: LoanLine): number =>
  lender_application_id * WIDEST_TRANCHE + tranche

/** The highest number; 0 of none. There may be more than a call takes arguments. */
const newestOf = (txIds: Iterable<number>): number => {
  let newest = 0
  for (const tx_id of txIds) newest = Math.max(newest, tx_id)
  return newest
}

/** What one figure ought to be, as its entries count it: shares are credits. */
interface Wanted {
  figure: BookedFigure['figure']
  partner_id: number | null
  paise: number
}

const wantedOf = (line: TargetLine, shared: SharedLine | null): Wanted[] => {
  const own: Wanted = { figure: 'expected', partner_id: null, paise: line.commission_paise }
  if (shared === null) return [own]
  const { partner_id, share, referral } = shared
  return [
    own,
    { figure: 'percent_share', partner_id, paise: -share.percent },
    { figure: 'flat_share', partner_id, paise: -share.flat },
    ...(referral === null
      ? []
      : [{ figure: 'referral_share' as const, partner_id: referral.partner_id, paise: -referral.paise }]),
  ]
}

/** What a figure has to change by; 0 is left out. What is booked and wanted no more goes back in full. */
const changesOf = (wanted: readonly Wanted[], booked: readonly BookedFigure[]): Wanted[] => {
  const changes: Wanted[] = []
  for (const { figure, partner_id, paise } of wanted) {
    const before = booked.find((one) => one.figure === figure && one.partner_id === partner_id)
    const change = paise - (before?.paise ?? 0)
    if (change !== 0) changes.push({ figure, partner_id, paise: change })
  }
  for (const { figure, partner_id, paise } of booked) {
    const isWanted = wanted.some((one) => one.figure === figure && one.partner_id === partner_id)
    if (!isWanted && paise !== 0) changes.push({ figure, partner_id, paise: -paise })
  }
  return changes
}

type Head = Omit<LedgerTransaction, 'entries' | 'idempotency_key'>

/** The accounts of one month, each one object however many entries it has. */
const accountsOf = (lender_id: number): ((partner_id: number | null) => AccountKey) => {
  const own: AccountKey = { kind: 'accrued_income', lender_id }
  const ofPartners = new Map<number, AccountKey>()
  return (partner_id) => {
    if (partner_id === null) return own
    const found = ofPartners.get(partner_id) ?? { kind: 'partner_accrued', partner_id }
    ofPartners.set(partner_id, found)
    return found
  }
}

/** The other side of a transaction's entries, one sum for each account. */
const balanceOf = (lender_id: number, entries: readonly LedgerEntry[]): LedgerEntry[] => {
  let income = 0
  const shares = new Map<number, number>()
  const referrals = new Map<number, number>()
  for (const { account, amount_paise, figure } of entries) {
    if (account.kind === 'partner_accrued') {
      const sums = figure === 'referral_share' ? referrals : shares
      sums.set(account.partner_id, (sums.get(account.partner_id) ?? 0) - amount_paise)
    } else income -= amount_paise
  }
  return [
    { account: { kind: 'income', lender_id } as const, amount_paise: income },
    ...[...shares].map(([partner_id, amount_paise]) => ({
      account: { kind: 'partner_share', partner_id } as const,
      amount_paise,
    })),
    ...[...referrals].map(([partner_id, amount_paise]) => ({
      account: { kind: 'referral_share', partner_id } as const,
      amount_paise,
    })),
  ].filter(({ amount_paise }) => amount_paise !== 0)
}

/** A part that has to be posted for. */
interface Changed {
  tranche: LoanTranche
  booked: readonly BookedFigure[]
  changes: readonly Wanted[]
  terms_id: number | null
  referral_terms_id: number | null
}

const newestFor = ({ booked }: Changed): number => newestOf(booked.map(({ tx_id }) => tx_id))
const isShareAlone = ({ changes }: Changed): boolean => changes.every(({ figure }) => figure !== 'expected')

/** Parts with the same share a transaction. */
const groupOf = (changed: Changed): string => {
  const { tranche, booked, terms_id, referral_terms_id } = changed
  if (tranche.taken_back_cause !== null)
    return `${tranche.taken_back_cause} ${tranche.day} ${newestFor(changed)}`
  const what = booked.length === 0 ? 'new' : isShareAlone(changed) ? 'share' : 'own'
  return `${what} ${tranche.day} ${terms_id} ${referral_terms_id}`
}

const headOf = (books: MonthOfBooks, changed: Changed, cause: ChangeCause): Head => {
  const { tranche, booked, terms_id, referral_terms_id } = changed
  const head = { source: 'pricing', lender_id: books.lender_id, effective_day: tranche.day } as const
  const back = tranche.taken_back_cause
  if (back !== null) {
    const newest = newestFor(changed)
    const made = books.posted.get(newest)
    return {
      ...head,
      kind: back === 'clawed_back' || back === 'cooled_off' ? 'CLAWBACK' : 'REVERSAL',
      cause: back,
      // Of a part for which pricing had booked nothing what was settled goes back, by no transaction of its own.
      ...(newest > 0 && { reverses_tx_id: newest }),
      // What is reversed is reversed by what it was made of.
      ...(made?.rule != null && { rule: made.rule }),
      ...(made?.terms_id != null && { terms_id: made.terms_id }),
      ...(made?.referral_terms_id != null && { referral_terms_id: made.referral_terms_id }),
    }
  }
  const by = {
    ...(books.target.rule !== null && { rule: books.target.rule }),
    ...(terms_id !== null && { terms_id }),
    ...(referral_terms_id !== null && { referral_terms_id }),
  }
  if (booked.length === 0) return { ...head, ...by, kind: 'ACCRUAL', cause: 'disbursed' }
  return {
    ...head,
    ...by,
    kind: 'ADJUSTMENT',
    ...(isShareAlone(changed) ? { cause: 'terms_changed' } : cause),
  }
}

const nameOf = ({
  kind,
  effective_day,
  cause,
  cause_line,
  reverses_tx_id,
  rule,
  terms_id,
  referral_terms_id,
}: Head): string =>
  [
    kind,
    effective_day,
    cause,
    cause_line === undefined ? '' : keyOf(cause_line),
    reverses_tx_id ?? '',
    rule === undefined ? '' : `${rule.id}.${rule.version}`,
    terms_id ?? '',
    ...(referral_terms_id === undefined ? [] : [referral_terms_id]),
  ].join(':')

/**
 * What pricing has to post so that the books of a month say what they ought to: only the differences, so that a second run posts
 * nothing and the order of events does not matter. A first posting is an ACCRUAL, a change of what stands an ADJUSTMENT with its cause;
 * a part that was taken back gives back what was booked for it, to the paisa, as CLAWBACK or REVERSAL of its newest transaction.
 * Parts of one day, cause, rule and terms share a transaction, whose other side is one sum for each account.
 */
export const planPostings = (books: MonthOfBooks): LedgerTransaction[] => {
  const { lender_id, month, tranches, target, posted } = books
  const lines = new Map(target.lines.map((line) => [keyOf(line), line]))
  const booked = Map.groupBy(books.booked, keyOf)
  const newest = newestOf(posted.keys())
  const isBooked = (tranche: LoanTranche): boolean => booked.has(keyOf(tranche))
  const cause = causeOfChange({
    before: posted.get(newest)?.rule ?? null,
    after: target.rule,
    taken_back: tranches.find(
      (one) =>
        one.taken_back_cause !== null && (booked.get(keyOf(one)) ?? []).some(({ paise }) => paise !== 0),
    ),
    added: tranches.findLast((one) => one.taken_back_cause === null && !isBooked(one)),
  })
  const accountOf = accountsOf(lender_id)
  const planned = new Map<string, { head: Head; entries: LedgerEntry[] }>()
  for (const tranche of tranches) {
    const key = keyOf(tranche)
    const target_line = lines.get(key)
    const ofLine = booked.get(key) ?? []
    const shared = target_line === undefined ? null : books.shareOf(tranche, target_line)
    const changes = changesOf(target_line === undefined ? [] : wantedOf(target_line, shared), ofLine)
    if (changes.length === 0) continue
    const changed = {
      tranche,
      booked: ofLine,
      changes,
      terms_id: shared?.terms_id ?? null,
      referral_terms_id: shared?.referral?.referral_terms_id ?? null,
    }
    const group = groupOf(changed)
    let found = planned.get(group)
    if (found === undefined) {
      found = { head: headOf(books, changed, cause), entries: [] }
      planned.set(group, found)
    }
    const line = { lender_application_id: tranche.lender_application_id, tranche: tranche.tranche }
    for (const { figure, partner_id, paise } of changes)
      found.entries.push({ account: accountOf(partner_id), amount_paise: paise, line, figure })
  }
  return [...planned.values()].map(({ head, entries }) => ({
    ...head,
    // From the same state of the books the same run has the same keys.
    idempotency_key: `price:${lender_id}:${month}:${newest}:${nameOf(head)}`,
    entries: [...entries, ...balanceOf(lender_id, entries)],
  }))
}
