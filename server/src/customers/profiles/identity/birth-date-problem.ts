import { parseDay } from '../../../platform/calendar/calendar-day.ts'
import { completedYears } from '../../../platform/calendar/completed-years.ts'

/** What is wrong with a birth date, YYYY-MM-DD; null where it is fine. The age counts in completed years on `today`, the day in India. */
export const birthDateProblem = (
  day: string,
  { today, age_min, age_max }: { today: string; age_min: number; age_max: number },
): 'birth_date_invalid' | 'age_not_allowed' | null => {
  if (day > today) return 'birth_date_invalid'
  const age = completedYears(parseDay(day), parseDay(today))
  return age < age_min || age > age_max ? 'age_not_allowed' : null
}
