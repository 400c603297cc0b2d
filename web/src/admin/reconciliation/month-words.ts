import type { LenderMonthState, VarianceKind } from '@marketplace/contract/money/reconciliation-words'
import { lenderMonthStateWords } from '@marketplace/contract/money/reconciliation-words'
import type { Tone } from '../../office/show/status-dot.tsx'

const stateTones: Readonly<Record<LenderMonthState, Tone>> = {
  OPEN: 'idle',
  STATED: 'info',
  RECONCILED: 'good',
  CLOSED: 'good',
}
export const toneOfMonth = (state: LenderMonthState, open: number): Tone =>
  open > 0 && state !== 'CLOSED' ? 'warn' : stateTones[state]

/** "Stated, 7 open"; a month with nothing open is its state alone. */
export const monthStateText = (state: LenderMonthState, open: number): string =>
  open === 0 || state === 'CLOSED'
    ? lenderMonthStateWords[state]
    : `${lenderMonthStateWords[state]}, ${open.toLocaleString('en-IN')} open`

/** A person is asked for a diamond, money that is missing is a square; what waits is nobody's turn here. */
export const varianceTones: Readonly<Record<VarianceKind, Tone>> = {
  MATCHED: 'good',
  WAITS: 'info',
  RATE_DIFFERS: 'warn',
  TIER_MISSED: 'warn',
  AMOUNT_DIFFERS: 'bad',
  NOT_STATED: 'bad',
  NOT_EXPECTED: 'warn',
  DUPLICATE: 'idle',
  REVERSED: 'idle',
  LATE: 'warn',
}
