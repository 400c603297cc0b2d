import type { CallSpan, LenderHealth } from '@marketplace/contract/office/lender-applications'
import { withinMs } from '../../market/connectors/call-classes.ts'
import { findCircuit, findLastCall, listCallTallies } from '../../market/connectors/published.ts'
import type { Services } from '../../market/services.ts'
import { circuitState } from './circuit-state.ts'

const HOURS = [1, 24, 168]
const HOUR_MS = 3_600_000
const HALF = 0.5
const MOST = 0.95

type HealthServices = Pick<Services, 'db' | 'now' | 'connectors'>

const readSpan = async ({ db, now }: HealthServices, lenderId: number, hours: number): Promise<CallSpan> => {
  const tallies = await listCallTallies(db, lenderId, new Date(now().getTime() - hours * HOUR_MS))
  const sumOf = (outcome: 'answered' | 'fault'): number =>
    tallies.reduce((sum, tally) => (tally.outcome === outcome ? sum + tally.calls : sum), 0)
  return {
    hours,
    calls: sumOf('answered') + sumOf('fault'),
    faults: sumOf('fault'),
    half_within_ms: withinMs(tallies, HALF),
    most_within_ms: withinMs(tallies, MOST),
  }
}

/** How our calls to a lender go; of one that is never called, that it is not. */
export const readLenderHealth = async (
  services: HealthServices,
  lenderId: number,
  { api, slug }: { api: 0 | 1; slug: string },
): Promise<LenderHealth> => {
  const { db, now, connectors } = services
  const [circuit, answer, fault, spans] = await Promise.all([
    findCircuit(db, lenderId),
    findLastCall(db, lenderId, 'answered'),
    findLastCall(db, lenderId, 'fault'),
    Promise.all(HOURS.map((hours) => readSpan(services, lenderId, hours))),
  ])
  return {
    integration: api === 1 ? 'api' : 'redirect',
    is_configured: connectors(slug) === null ? 0 : 1,
    circuit: circuitState(circuit, now()),
    last_answer_at: answer?.last_at.toISOString() ?? null,
    last_fault: fault === null ? null : { at: fault.last_at.toISOString(), words: fault.last_words ?? '' },
    spans,
  }
}
