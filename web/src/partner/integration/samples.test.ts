import { expect, it } from 'vitest'
import { samplesOf } from './samples.ts'

const values = { origin: 'https://loans.example.in', key: null }

it.each(['curl', 'node', 'python', 'php'])('%s has the own address', (key) => {
  const sample = samplesOf(values).find((one) => one.key === key)
  expect(sample?.text).toContain('https://loans.example.in/api/partner/leads')
})

it('a key that was made a moment ago stands in them', () => {
  const [curl] = samplesOf({ ...values, key: 'pk_live_fresh' })
  expect(curl?.text).toContain("export MARKETPLACE_KEY='pk_live_fresh'")
})
