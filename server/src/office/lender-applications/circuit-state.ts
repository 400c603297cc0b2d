import type { LenderHealth } from '@marketplace/contract/office/lender-applications'

/** How the circuit of a lender stands (market/connectors/call-lender.ts); null: no fault is counted. */
export const circuitState = (
  circuit: { failures: number; open_until: Date | null } | null,
  now: Date,
): LenderHealth['circuit'] => {
  const { failures, open_until } = circuit ?? { failures: 0, open_until: null }
  if (open_until === null) return { state: 'closed', failures, next_try_at: null }
  return {
    state: open_until > now ? 'open' : 'trying',
    failures,
    next_try_at: open_until.toISOString(),
  }
}
