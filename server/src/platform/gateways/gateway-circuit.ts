import { endAlarm, raiseAlarm } from '../alarms/alarms.ts'
import type { Services } from '../services.ts'
import {
  closeGatewayCircuit,
  countGatewayFault,
  findGatewayCircuit,
  takeGatewayTrial,
} from './gateway-circuits.queries.ts'
import type { Gateway } from './gateway.ts'

/** Faults in a row after which a gateway is left alone, and for how long between two trials. */
const FAULTS = 3
const PAUSE_MS = 5_000
/** Without a fault for so long a gateway that was down may be tried by whoever comes: nobody waits for it any more. */
const FORGOTTEN_MS = 60_000

type Needs = Pick<Services, 'db' | 'log' | 'now'>

/** A fault: the alarm `gateway_down` is raised with the one that opens the circuit, and says so once more while it lasts. */
export const noteGatewayFault = async (services: Needs, gateway: Gateway, reason: string): Promise<void> => {
  const now = services.now()
  const openUntil = new Date(now.getTime() + PAUSE_MS)
  const isOpen = await countGatewayFault(services.db, { gateway, reason, now, limit: FAULTS, openUntil })
  if (isOpen) await raiseAlarm(services, { kind: 'gateway_down', subject: gateway, detail: { reason } })
}

/** A gateway that works: whatever was wrong is over, and so is its alarm. */
export const noteGatewaySuccess = async (services: Needs, gateway: Gateway): Promise<void> => {
  if ((await closeGatewayCircuit(services.db, gateway)) > 0)
    await endAlarm(services, { kind: 'gateway_down', subject: gateway })
}

/** Whether a gateway may be called now: it works, or this caller has the one trial of the moment. */
export const mayCallGateway = async ({ db, now }: Needs, gateway: Gateway): Promise<boolean> => {
  const circuit = await findGatewayCircuit(db, gateway)
  if (circuit === null || circuit.open_until === null) return true
  const at = now()
  return (await takeGatewayTrial(db, gateway, at, new Date(at.getTime() + PAUSE_MS))) === 1
}

/** Whether a gateway is known to be down: what is handed to it now would not arrive. */
export const isGatewayDown = async ({ db, now }: Needs, gateway: Gateway): Promise<boolean> => {
  const circuit = await findGatewayCircuit(db, gateway)
  if (circuit === null || circuit.open_until === null) return false
  // A fault of the future was noted by a clock that was wrong.
  return Math.abs(now().getTime() - circuit.last_fault_at.getTime()) < FORGOTTEN_MS
}
