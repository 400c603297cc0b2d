import { trackEvent } from '@marketplace/contract/entry/tracking'

const atRest: (send: () => void) => unknown = globalThis.requestIdleCallback ?? setTimeout

/**
 * Tells the server which page was opened (section 2); never what a person typed. A view that cannot be sent is not missed. Sending
 * takes a cheap phone a tenth of a second, in which the page itself comes first.
 */
export const trackPageView = (goal: string, path: string): void => {
  const body = JSON.stringify({ category: 'page_view', goal, path: path.slice(0, 200) })
  atRest(() => navigator.sendBeacon(trackEvent.path, new Blob([body], { type: 'application/json' })))
}
