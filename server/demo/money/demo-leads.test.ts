import { expect, test } from 'vitest'
import { demoLeads, demoMonths } from './demo-leads.ts'

test.each(['2026-11-29', '2027-03-01', '2028-02-29', '2027-01-31'])(
  'on %s all that the demo tells of is over, in its order',
  (today) => {
    const { stated, received, shown, approved, sent, paid, statedLate } = demoMonths(today)
    expect([stated, received, shown, approved, sent, paid, statedLate, today].toSorted()).toEqual([
      stated,
      received,
      shown,
      approved,
      sent,
      paid,
      statedLate,
      today,
    ])
    const leads = demoLeads(today)
    for (const { came, loan } of leads) {
      const days = [came, ...(loan?.steps ?? []).map(({ day }) => day)]
      expect(days).toEqual(days.toSorted())
      expect((days.at(-1) ?? '') < today).toBe(true)
    }
    expect(new Set(leads.map(({ mobile }) => mobile)).size).toBe(leads.length)
  },
)
