import {
  listOfficeTraining,
  removeTraining,
  type OfficeCourse,
  type TrainingKind,
} from '@marketplace/contract/partner-area/training-office'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'

const training = ask('content-training', listOfficeTraining, {})

/** The whole training, for each of its tabs. */
export const useTraining = () => useAnswer(training)

export const sendRemoved = async (kind: TrainingKind, id: string, removed: 0 | 1): Promise<void> => {
  await officeCall(removeTraining, { body: { kind, id, removed } })
  invalidate('content-training')
}

export const courseFilterOptions = (courses: readonly OfficeCourse[]) =>
  courses.map(({ course_id, title }) => ({ value: course_id, label: title }))

export const titleOfCourse = (courses: readonly OfficeCourse[], courseId: string): string =>
  courses.find(({ course_id }) => course_id === courseId)?.title ?? courseId
