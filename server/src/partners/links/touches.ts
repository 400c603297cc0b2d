import { subForm, subNames, type Subs } from '@marketplace/contract/partner-area/partner-links'

/** The cookie that holds the last clicks of a browser, the newest last. */
export const CLICK_COOKIE = 'click'
/** As many as fit into what is kept of a cookie with a start. */
const MOST = 6
/** How long a click counts as a touch. */
export const TOUCH_DAYS = 30
const DAY_MS = 86_400_000
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** When a uuid of version 7 was made, to the millisecond: that of a click is the click's own time. */
export const momentOf = (clickId: string): Date =>
  new Date(Number.parseInt(clickId.replace('-', '').slice(0, 12), 16))

/** The clicks of the last 30 days that a cookie names, the oldest first; what is no click of ours is left out. */
export const touchesOf = (cookie: string | undefined, now: Date): string[] =>
  (cookie ?? '').split('.').filter((id) => {
    if (!UUID_V7.test(id)) return false
    const age = now.getTime() - momentOf(id).getTime()
    return age >= 0 && age <= TOUCH_DAYS * DAY_MS
  })

/** The cookie with one click more; the oldest give way. */
export const withTouch = (cookie: string | undefined, clickId: string, now: Date): string =>
  [...touchesOf(cookie, now), clickId].slice(-MOST).join('.')

/** The sub-ids in a query; what could be somebody's contact is no sub-id. */
export const subsOf = (search: string): Subs => {
  const given = new URLSearchParams(search)
  return Object.fromEntries(
    subNames.flatMap((name) => {
      const value = given.get(name) ?? ''
      return subForm.test(value) ? [[name, value]] : []
    }),
  )
}

/** Whether a QR code was scanned: its address says so. */
export const isQrScan = (search: string): boolean => new URLSearchParams(search).get('q') === '1'
