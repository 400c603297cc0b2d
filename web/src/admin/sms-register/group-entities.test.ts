import { expect, it } from 'vitest'
import { groupEntities } from './group-entities.ts'

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
