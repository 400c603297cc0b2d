import { endAlarm, raiseAlarm } from '../platform/alarms/alarms.ts'
import { exceptionalParties } from '../platform/env/countries.ts'
import type { Services } from '../platform/services.ts'

/** Whoever stands outside India by a named exception is an alarm for as long as the exception stands. */
export const raiseOutsideIndia = async (
  services: Pick<Services, 'db' | 'env' | 'log' | 'now'>,
): Promise<void> => {
  const named = new Map(services.env.outsideIndia.map(({ party, country }) => [party, country]))
  for (const party of exceptionalParties) {
    const country = named.get(party)
    const alarm = { kind: 'outside_india', subject: party } as const
    if (country === undefined) await endAlarm(services, alarm)
    else await raiseAlarm(services, { ...alarm, detail: { country } })
  }
}
