import { countDays, type Days } from '@marketplace/contract/platform/calendar/days'
import { MOST_DAYS } from '@marketplace/contract/reports/periods'
import { Problem } from '../../platform/http/problem.ts'

/** @throws Problem invalid_request for a range backwards or of more than ten years. */
export const refuseRange = ({ from, to }: Days): void => {
  if (from > to) throw new Problem('invalid_request', [{ field: 'to', key: 'date_range_backward' }])
  if (countDays({ from, to }) > MOST_DAYS)
    throw new Problem('invalid_request', [{ field: 'from', key: 'date_range_too_long' }])
}
