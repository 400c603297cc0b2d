import type { Module } from '../module.ts'
import { KNOWN_BROWSER_DAYS } from './known-browser.ts'
import { forgetOldBrowsers } from './known-browsers.queries.ts'
import { resealTotps } from './reseal-totps.ts'

export const credentialsModule = {
  retention: [
    {
      table: 'known_browser',
      days: KNOWN_BROWSER_DAYS,
      why: 'its cookie has ended; the browser is as strange as any',
      forget: forgetOldBrowsers,
    },
  ],
  reseal: { what: 'authenticators', run: resealTotps },
} satisfies Module
