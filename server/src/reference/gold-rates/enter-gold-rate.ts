import type { Body } from '@marketplace/contract/platform/call'
import type {
  EnteredGoldRate,
  enterGoldRate as enterGoldRateCall,
} from '@marketplace/contract/reference/gold-rates'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { violates } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { formatDay, parseDay } from '../../platform/calendar/calendar-day.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Services } from '../services.ts'
import { addGoldRate, findGoldRateOfDay, listGoldRates } from './gold-rates.queries.ts'
import { judgeGoldRate } from './judge-gold-rate.ts'

/**
 * Enters the rate of a day as its next version and notes who did; every process reads it as it reads a changed lender.
 * @throws Problem invalid_request of a field; gold_rate_exists where the day has just this rate; conflict where somebody else
 * entered one of the day at the same moment.
 */
export const enterGoldRate = (
  { db, now }: Services,
  { actor, ip }: { actor: Staff; ip: string | null },
  body: Body<typeof enterGoldRateCall>,
): Promise<EnteredGoldRate> =>
  db
    .transaction(async (tx) => {
      const entered_at = now()
      const problem = judgeGoldRate(body, await listGoldRates(tx), dayInIndia(entered_at))
      if (problem !== null) throw new Problem('invalid_request', [problem])
      const { day, rupees_per_gram_24k, source } = body
      const before = await findGoldRateOfDay(tx, day)
      if (before?.rupees_per_gram_24k === rupees_per_gram_24k && before.source === source)
        throw new Problem('gold_rate_exists')
      const rate = {
        day,
        version: (before?.version ?? 0) + 1,
        rupees_per_gram_24k,
        source,
        entered_by: actor.username,
      }
      await addGoldRate(tx, { ...rate, entered_at })
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: before === null ? 'gold_rate.entered' : 'gold_rate.corrected',
          object_kind: 'gold_rate',
          object_id: day,
          object_name: `Gold rate of ${formatDay(parseDay(day))}`,
          before:
            before === null
              ? null
              : { rupees_per_gram_24k: before.rupees_per_gram_24k, source: before.source },
          after: { rupees_per_gram_24k, source },
          ip,
        },
        entered_at,
      )
      return { ...rate, entered_at: entered_at.toISOString() }
    })
    .catch((error: unknown) => {
      throw violates(error, 'gold_rate_pkey') ? new Problem('conflict') : error
    })
