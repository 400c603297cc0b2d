import type { OwnCourse } from '@marketplace/contract/partner-area/training'
import type { CourseRow } from './courses.queries.ts'

export interface PassRow {
  course_id: string
  course_version: number
  passed_at: Date
  valid_until: Date
}

/** How a course stands with a partner. @param passes its own, the newest of a course first. @param triesToday how often it began today. */
export const presentCourse = (
  course: CourseRow,
  {
    lessons,
    passes,
    triesToday,
    now,
  }: { lessons: number; passes: readonly PassRow[]; triesToday: number; now: Date },
): OwnCourse => {
  const pass = passes.find(({ course_id }) => course_id === course.course_id)
  return {
    course_id: course.course_id,
    title: course.title,
    summary: course.summary,
    product_types: [...course.product_types],
    lessons,
    asked: course.asked,
    pass_percent: course.pass_percent,
    tries_a_day: course.tries_a_day,
    tries_left: Math.max(0, course.tries_a_day - triesToday),
    valid_months: course.valid_months,
    state: pass === undefined ? 'open' : pass.valid_until > now ? 'passed' : 'lapsed',
    passed_at: pass?.passed_at.toISOString() ?? null,
    valid_until: pass?.valid_until.toISOString() ?? null,
  }
}

/** So many months later, on the same day where the month has it, else on its last. */
export const monthsLater = (from: Date, months: number): Date => {
  const later = new Date(from)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0)
  return later
}
