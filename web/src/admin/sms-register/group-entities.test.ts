import { expect, it } from 'vitest'
import { entityLine, groupEntities } from './group-entities.ts'

const brand = (name: string, dlt_entity_id: string | null, sms_header: string | null) => ({
  name,
  dlt_entity_id,
  sms_header,
})

it('brands stand under their entity; those without one are named apart', () => {
  expect(
    groupEntities([
      brand('Nimbu Pay', '1', 'NIMBUP'),
      brand('Aam Loans', null, null),
      brand('Kela Cards', '2', 'KELACD'),
      brand('Nimbu Gold', '1', 'NIMBUG'),
    ]),
  ).toEqual({
    entities: [
      { id: '1', brands: ['Nimbu Pay (NIMBUP)', 'Nimbu Gold (NIMBUG)'] },
      { id: '2', brands: ['Kela Cards (KELACD)'] },
    ],
    without: ['Aam Loans'],
  })
})

it.each([
  [['Nimbu Pay (NIMBUP)'], 'Nimbu Pay (NIMBUP), 1201'],
  [['Nimbu Pay (NIMBUP)', 'Kheti (KHETII)', 'Sahimol (SAHIML)'], 'Nimbu Pay (NIMBUP) and 2 more, 1201'],
])('an entity of %j is one line', (brands, line) => {
  expect(entityLine({ id: '1201', brands })).toBe(line)
})
