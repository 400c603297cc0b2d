import type { Controls } from './detail-context.ts'
import { MoneyQuestion, RadioQuestion, SelectQuestion, TextQuestion } from './question-fields.tsx'

const wide = 'sm:col-span-2'

/** What a student loan asks of the course and of who signs with the student. */
export const courseQuestions = {
  course_name: (needed) => (
    <TextQuestion
      {...needed}
      name="course_name"
      hint="details.course_name_hint"
      autoComplete="off"
      maxLength={80}
    />
  ),
  institute_name: (needed) => (
    <TextQuestion
      {...needed}
      name="institute_name"
      hint="details.institute_name_hint"
      autoComplete="off"
      maxLength={80}
    />
  ),
  course_level: (needed) => <SelectQuestion {...needed} name="course_level" className={wide} />,
  course_country: (needed) => (
    <RadioQuestion {...needed} name="course_country" className={wide} columns={2} />
  ),
  course_cost: (needed) => <MoneyQuestion {...needed} name="course_cost" hint="details.course_cost_hint" />,
  co_applicant_income: (needed) => (
    <MoneyQuestion {...needed} name="co_applicant_income" hint="details.co_applicant_income_hint" />
  ),
} satisfies Controls
