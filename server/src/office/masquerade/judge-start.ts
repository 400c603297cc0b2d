import type { AccessSettings, RequestRow } from './leave.queries.ts'

const DAY_MS = 86_400_000
/** A look for a risk is told to the partner after this: a warning would spoil what is looked for. */
const RISK_TOLD_AFTER_DAYS = 7

/** What becomes of a start: it begins by somebody's leave, it waits for one, it was refused, or it has to be asked for. */
export type Start =
  | { outcome: 'begins'; leave: 'setting' | 'partner' | 'second_staff'; second_name: string | null }
  | { outcome: 'waits'; request_id: number; lapses_at: Date }
  | { outcome: 'refused'; request_id: number; lapses_at: Date }
  | { outcome: 'asks' }

/** @param request what the same member of staff asked of the partner within the last minutes and has not used. */
export const judgeStart = (
  { staff_may_look }: Pick<AccessSettings, 'staff_may_look'>,
  request: Pick<RequestRow, 'request_id' | 'lapses_at' | 'answer' | 'answered_by' | 'second_name'> | null,
): Start => {
  if (staff_may_look === 1) return { outcome: 'begins', leave: 'setting', second_name: null }
  if (request === null) return { outcome: 'asks' }
  const { request_id, lapses_at, answer, answered_by, second_name } = request
  if (answer === 'allowed')
    return answered_by === 'staff'
      ? { outcome: 'begins', leave: 'second_staff', second_name }
      : { outcome: 'begins', leave: 'partner', second_name: null }
  return { outcome: answer === 'refused' ? 'refused' : 'waits', request_id, lapses_at }
}

/** From when on the partner is told of a look. */
export const toldFrom = (leave: 'setting' | 'partner' | 'second_staff', now: Date): Date =>
  leave === 'second_staff' ? new Date(now.getTime() + RISK_TOLD_AFTER_DAYS * DAY_MS) : now

/** When a look ends that begins now: never later than the session that it belongs to. */
export const endOfLook = (now: Date, minutes: number, sessionEnds: Date): Date =>
  new Date(Math.min(now.getTime() + minutes * 60_000, sessionEnds.getTime()))
