import { moveDemoClock, readDemoClock, type DemoClock } from '@marketplace/contract/site/demo-clock'
import { succeed } from '../../platform/answers/succeed.ts'
import type { MovableClock } from '../../platform/calendar/movable-clock.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../services.ts'

const presentClock = (clock: MovableClock): DemoClock => ({
  now: clock.now().toISOString(),
  ahead_seconds: Math.round(clock.ahead() / 1000),
})

/** The demo's clock; outside the demo there is none to move, and the calls do not exist. */
export const demoClockRoutes = (serve: Serve, { demoClock, log }: Services): void => {
  if (demoClock === null) return

  serve(readDemoClock, async () => succeed(presentClock(demoClock)))

  serve(moveDemoClock, async ({ body }) => {
    demoClock.move(body.at === null ? null : new Date(body.at))
    const clock = presentClock(demoClock)
    log.info({ now: clock.now, ahead_seconds: clock.ahead_seconds }, 'the clock of the demo was moved')
    return succeed(clock)
  })
}
