import { lenderField, lenderProperties } from '@marketplace/contract/market/lender-fields'
import { expect, test } from 'vitest'
import { headFields, isShown, lenderSections, sectionOf } from './lender-sections.ts'

const placed = lenderSections.flatMap(({ fields, ticked }) => [...fields, ...(ticked?.fields ?? [])])

test('every field that staff may set stands in the head or in one section, the lender groups with the commissions', () => {
  expect(lenderProperties.length).toBeGreaterThan(30)
  expect([...headFields, ...placed, 'lender_group_ids'].toSorted()).toEqual(lenderProperties.toSorted())
})

test('what is ticked is a flag', () => {
  for (const { ticked } of lenderSections)
    expect(ticked?.fields.every((field) => lenderField(field).kind === 'flag')).not.toBe(false)
})

test('a section is found by its field', () => {
  expect(sectionOf('salaried')?.id).toBe('filter-criteria')
  expect(sectionOf('kfs_url')?.id).toBe('disclosures')
  expect(sectionOf('lender_group_ids')).toBeNull()
})

const lender = (facts: object) =>
  ({ api: 0, so_status: 0, utm_link: null, ...facts }) as Parameters<typeof isShown>[1]

test.each([
  ['autosubmission', { api: 0 }, false],
  ['autosubmission', { api: 1 }, true],
  ['so_text', { so_status: 0 }, false],
  ['so_text', { so_status: 1 }, true],
  ['so_date_start', { so_status: 0 }, false],
  ['so_date_end', { so_status: 1 }, true],
  ['utm_link', { api: 0 }, true],
  ['utm_link', { api: 1 }, false],
  ['utm_link', { api: 1, utm_link: 'https://a.example.com' }, true],
  ['min_age', {}, true],
] as const)('%s of %j', (property, facts, shown) => {
  expect(isShown(property, lender(facts))).toBe(shown)
})
