import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'
import { expect } from './expect.ts'
import { watchRequests } from './stillness.ts'

/** A failing answer is the test's own matter; everything else that a browser complains of is a defect. */
const isAnswer = (text: string): boolean => text.startsWith('Failed to load resource')

interface MarketplaceFixtures {
  /** What the browser complained of: uncaught errors, console errors, breaches of the content policy. */
  complaints: string[]
}

/**
 * Each test is a visitor with an address of its own, as the limits of an address are no matter of theirs, and fails where
 * the browser complained of anything that the test did not take out of `complaints`.
 */
export const test = base.extend<MarketplaceFixtures>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address })
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('page', watchRequests)
      context.on('console', (message) => {
        if (message.type() === 'error' && !isAnswer(message.text())) complaints.push(message.text())
      })
      context.on('weberror', (error) => {
        complaints.push(String(error.error()))
      })
      await context.exposeFunction('reportBreach', (breach: string) => {
        complaints.push(breach)
      })
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const { reportBreach } = globalThis as unknown as { reportBreach: (breach: string) => void }
          reportBreach(`content policy: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
