import type { Services } from '../services.ts'
import { classOfTime } from './call-classes.ts'
import { countCall } from './lender-calls.queries.ts'
import { noteLenderAnswer, noteLenderFault } from './circuit-work.ts'
import { findCircuit, takeTrial } from './lender-circuit.queries.ts'
import { LenderFailure, type LenderConnector } from './lender-connector.ts'

/** Faults in a row after which a lender is left alone, and for how long; then one call tries. */
const FAULTS_TO_OPEN = 5
const PAUSE_SECONDS = 60

/** The lender is left alone until then: nothing was sent. */
export class CircuitOpen extends Error {
  readonly until: Date

  constructor(until: Date) {
    super('the lender is left alone for a while after several faults')
    this.until = until
  }
}

type CircuitServices = Pick<Services, 'db' | 'now' | 'connectors' | 'lenders'>

/** @throws CircuitOpen unless a call may go out now. @returns whether faults were counted before. */
const passCircuit = async ({ db, now }: CircuitServices, lenderId: number): Promise<boolean> => {
  const circuit = await findCircuit(db, lenderId)
  if (circuit === null) return false
  if (circuit.open_until === null) return true
  const time = now()
  const nextUntil = new Date(time.getTime() + PAUSE_SECONDS * 1000)
  if (circuit.open_until > time) throw new CircuitOpen(circuit.open_until)
  if ((await takeTrial(db, lenderId, time, nextUntil)) === 0) throw new CircuitOpen(nextUntil)
  return true
}

/**
 * Calls an API lender through its circuit breaker, which all processes share.
 * @throws CircuitOpen, or LenderFailure as the call did; without a configured address `refused`.
 */
export const callLender = async <Result>(
  services: CircuitServices,
  lenderId: number,
  call: (connector: LenderConnector) => Promise<Result>,
): Promise<Result> => {
  const { db, now } = services
  const slug = services.lenders().find(lenderId)?.slug
  const connector = slug === undefined ? null : services.connectors(slug)
  if (connector === null) throw new LenderFailure('refused', 'no address is configured for this lender')
  const hadFaults = await passCircuit(services, lenderId)
  const begun = performance.now()
  const count = (outcome: 'answered' | 'fault', words: string | null): Promise<number> =>
    countCall(db, {
      lender_id: lenderId,
      outcome,
      within_ms: classOfTime(performance.now() - begun),
      words,
      at: now(),
    })
  try {
    const result = await call(connector)
    await count('answered', null)
    if (hadFaults) await noteLenderAnswer(db, lenderId, now())
    return result
  } catch (error) {
    if (error instanceof LenderFailure) {
      if (error.isFault) {
        await count('fault', error.message)
        const at = now()
        const openUntil = new Date(at.getTime() + PAUSE_SECONDS * 1000)
        await noteLenderFault(db, { lender_id: lenderId, limit: FAULTS_TO_OPEN, openUntil, now: at })
      } else if (error.isFinal) {
        await count('answered', null)
        if (hadFaults) await noteLenderAnswer(db, lenderId, now())
      }
    }
    throw error
  }
}
