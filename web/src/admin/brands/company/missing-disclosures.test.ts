import { expect, it } from 'vitest'
import { missingDisclosures } from './missing-disclosures.ts'

const whole = {
  registered_address: '1 Example Road, Bengaluru 560001',
  cin: 'U00000KA2020PTC000001',
  company_website: 'https://example.com',
  support_hours: 'Monday to Friday',
  dlt_entity_id: '1000000000000000000',
  sms_header: 'NIMBUP',
}

it('asks for nothing that is there', () => {
  expect(missingDisclosures(whole)).toEqual([])
})

it.each(Object.keys(whole))('asks for %s', (name) => {
  expect(missingDisclosures({ ...whole, [name]: null })).toEqual([name])
})
