import type { Module } from '../module.ts'
import { KNOWN_BROWSER_DAYS } from './known-browser.ts'
import {
  forgetCustomerBrowsersOf,
  forgetOldBrowsers,
  forgetOldCustomerBrowsers,
} from './known-browsers.queries.ts'
import { resealTotps } from './reseal-totps.ts'

const strange = 'its cookie has ended; the browser is as strange as any'

export const credentialsModule = {
  retention: [
    { table: 'known_browser', days: KNOWN_BROWSER_DAYS, why: strange, forget: forgetOldBrowsers },
    {
      table: 'known_customer_browser',
      days: KNOWN_BROWSER_DAYS,
      why: strange,
      forget: forgetOldCustomerBrowsers,
    },
  ],
  person: {
    erase: { known_browsers: (_services, tx, { user_id }) => forgetCustomerBrowsersOf(tx, user_id) },
  },
  reseal: { what: 'authenticators', run: resealTotps },
} satisfies Module
