import {
  finishCourse,
  getOwnCourse,
  listOwnCourses,
  startCourse,
} from '@marketplace/contract/partner-area/training'
import type { Services } from '../../reference/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { finishCourseOf, readOwnCourse, readOwnCourses, startCourseOf } from './take-course.ts'

export const trainingRoutes = (serve: Serve, services: Services): void => {
  serve(listOwnCourses, async ({ actor }) => succeed(await readOwnCourses(services, actor)))

  serve(getOwnCourse, async ({ actor, params }) =>
    succeed(await readOwnCourse(services, actor, params.courseId)),
  )

  serve(startCourse, async ({ actor, params, body }) =>
    succeed(await startCourseOf(services, actor, params.courseId, body.attempt_id)),
  )

  serve(finishCourse, async ({ actor, params, body, ip }) =>
    succeed(await finishCourseOf(services, actor, params.attemptId, body, ip)),
  )
}
