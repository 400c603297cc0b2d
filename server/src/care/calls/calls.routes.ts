import {
  beatTask,
  freeTask as freeCall,
  getCallDesk,
  getCallFloor,
  giveTaskBack,
  openCallTask,
  placeTaskCall,
  playRecording as playCall,
  setCallerPhone,
  setDuty as setDutyCall,
  settleTask,
  takeNextTask,
} from '@marketplace/contract/care/telecalling'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { saveDeskPhone } from './desk-phone.ts'
import { beat, changeDuty, freeTask, giveBack } from './manage-lease.ts'
import { openTask } from './open-tasks.ts'
import { playRecording } from './play-recording.ts'
import { presentCall } from './present-task.ts'
import { readDesk } from './read-desk.ts'
import { readFloor } from './read-floor.ts'
import { ringTask } from './ring-task.ts'
import { settle } from './settle-task.ts'
import { takeNext } from './take-next.ts'

export const callsRoutes = (serve: Serve, services: Services): void => {
  serve(getCallDesk, async ({ actor }) => succeed(await readDesk(services, actor.staff_id)))

  serve(setCallerPhone, async ({ body, actor, ip }) => {
    await saveDeskPhone(services, body, actor, ip)
    return { success: true }
  })

  serve(setDutyCall, async ({ body, actor }) => {
    await changeDuty(services, actor.staff_id, body.duty)
    return { success: true }
  })

  serve(takeNextTask, async ({ actor }) => {
    return succeed({ has_task: (await takeNext(services, actor)) === null ? 0 : 1 })
  })

  serve(beatTask, async ({ body, actor }) => succeed(await beat(services, actor.staff_id, body)))

  serve(placeTaskCall, async ({ body, actor, ip }) =>
    succeed(presentCall(await ringTask(services, body, actor, ip))),
  )

  serve(settleTask, async ({ body, actor, ip }) => ({
    success: true,
    message: await settle(services, body, actor, ip),
  }))

  serve(giveTaskBack, async ({ body, actor }) => {
    await giveBack(services, actor.staff_id, body.task_id)
    return { success: true }
  })

  serve(openCallTask, async ({ body, actor, ip }) => {
    await openTask(services, body, actor, ip)
    return { success: true }
  })

  serve(getCallFloor, async () => succeed(await readFloor(services)))

  serve(freeCall, async ({ body, actor, ip }) => {
    await freeTask(services, body.task_id, actor, ip)
    return { success: true }
  })

  serve(playCall, ({ params, actor, ip }) => playRecording(services, params.call_id, actor, ip))
}
