import { useLayoutEffect, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { boundDay, dateOfDay, dayName, dayOfDate, todayInIndia } from './calendar-day.ts'

/** So far back, and so far ahead, where the form has no bounds of its own. */
const YEARS_BACK = 100
const YEARS_AHEAD = 10

interface DayCalendarProps {
  /** `YYYY-MM-DD`, or null. */
  value: string | null
  /** `YYYY-MM-DD`, "today" or "tomorrow". */
  min: string | undefined
  max: string | undefined
  onChoose: (day: string) => void
}

const yearsFrom = (day: string, years: number): Date => {
  const date = dateOfDay(day)
  return new Date(date.getFullYear() + years, 0, 1, 12)
}

/** The day that is looked at first: the chosen one, or of those on offer the one nearest to today. */
const firstLook = (value: string | null, today: string, min: string | null, max: string | null): string => {
  if (value !== null) return value
  if (max !== null && max < today) return max
  return min !== null && min > today ? min : today
}

/** A month of days to choose from; fetched once somebody opens a calendar. */
export const DayCalendar = ({ value, min, max, onChoose }: DayCalendarProps) => {
  const ref = useRef<HTMLDivElement>(null)
  const [now] = useState(Date.now)
  const today = todayInIndia(now)
  const first = min === undefined ? null : boundDay(min, now)
  const last = max === undefined ? null : boundDay(max, now)
  useLayoutEffect(() => ref.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(), [])
  return (
    <div ref={ref}>
      <DayPicker
        mode="single"
        required
        captionLayout="dropdown"
        labels={{
          labelDayButton: (date, { today: isToday, selected: isSelected }) =>
            `${isToday === true ? 'Today, ' : ''}${dayName(date)}${isSelected === true ? ', selected' : ''}`,
        }}
        weekStartsOn={1}
        fixedWeeks
        showOutsideDays
        today={dateOfDay(today)}
        defaultMonth={dateOfDay(firstLook(value, today, first, last))}
        startMonth={first === null ? yearsFrom(today, -YEARS_BACK) : dateOfDay(first)}
        endMonth={last === null ? yearsFrom(today, YEARS_AHEAD) : dateOfDay(last)}
        disabled={[
          ...(first === null ? [] : [{ before: dateOfDay(first) }]),
          ...(last === null ? [] : [{ after: dateOfDay(last) }]),
        ]}
        selected={value === null ? undefined : dateOfDay(value)}
        onSelect={(date) => onChoose(dayOfDate(date))}
      />
    </div>
  )
}
