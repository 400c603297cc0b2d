import { endAlarm, raiseAlarm } from '../../platform/alarms/alarms.ts'
import type { CountedHits } from '../../platform/http/published.ts'
import type { Services } from '../../market/services.ts'

/** A flood raises an alarm that lasts once in so many parts of the ceiling, not at each passcode. */
const PARTS = 100

/**
 * Tells staff where the passcodes of the whole system that nobody has answered reach half of the ceiling, and the ceiling: a
 * flood, or messages that do not arrive. An hour that begins anew ends both alarms.
 */
export const watchCeiling = async (
  services: Pick<Services, 'db' | 'log' | 'now' | 'env'>,
  { hits, began_anew }: Pick<CountedHits, 'hits' | 'began_anew'>,
): Promise<void> => {
  const ceiling = services.env.PASSCODE_CEILING
  const kind = 'passcodes_near_ceiling'
  if (began_anew === 1) {
    await endAlarm(services, { kind, subject: 'half' })
    await endAlarm(services, { kind, subject: 'whole' })
  }
  const every = Math.ceil(ceiling / PARTS)
  if (hits < ceiling / 2 || hits % every !== 0) return
  await raiseAlarm(services, {
    kind,
    subject: hits < ceiling ? 'half' : 'whole',
    detail: { unanswered: hits, ceiling },
  })
}
