import { describe, expect, it } from 'vitest'
import { differences, factsOf, isFilled, textsOf, type FactField } from './fact-form.ts'

const fields: readonly FactField[] = [
  { name: 'name', label: 'Name', kind: 'line' },
  { name: 'from', label: 'From', kind: 'whole', isOptional: true },
  { name: 'share', label: 'Share', kind: 'percent', isOptional: true },
  { name: 'day', label: 'Day', kind: 'day' },
  { name: 'kind', label: 'Kind', kind: 'choice', options: [{ value: 'a', label: 'First' }] },
  { name: 'brands', label: 'Brands', kind: 'several', isOptional: true },
]
const facts = {
  name: 'One',
  from: 0,
  share: 12.5,
  day: '2026-11-01',
  kind: 'a',
  brands: ['one', 'two'],
  more: [1],
}
const texts = { name: 'One', from: '0', share: '12.5', day: '2026-11-01', kind: 'a', brands: 'one two' }

it('facts stand in their fields, and come back as they were', () => {
  expect(textsOf(fields, facts)).toEqual(texts)
  expect(factsOf(fields, texts)).toEqual({
    name: 'One',
    from: 0,
    share: 12.5,
    day: '2026-11-01',
    kind: 'a',
    brands: ['one', 'two'],
  })
  expect(textsOf(fields, null)).toEqual({ name: '', from: '', share: '', day: '', kind: '', brands: '' })
})

describe('what is sent', () => {
  it.each([
    ['', null],
    [' ', null],
    ['-7', -7],
    [' 40 ', 40],
    ['4-0', '4-0'],
    ['99999999999999', 99_999_999_999_999],
  ])('of %j is %j', (typed, sent) => {
    expect(factsOf(fields, { ...texts, from: typed })['from']).toBe(sent)
  })
})

it.each([
  [{}, true],
  [{ from: '', share: '' }, true],
  [{ name: ' ' }, false],
  [{ day: '' }, false],
])('with %j it is filled: %s', (change, expected) => {
  expect(isFilled(fields, { ...texts, ...change })).toBe(expected)
})

it('says what differs, in the words of the page', () => {
  expect(differences(fields, texts, facts)).toEqual([])
  expect(
    differences(
      fields,
      { ...texts, from: '', kind: 'b', day: '2026-11-02', brands: '' },
      { ...facts, name: 'Two' },
    ),
  ).toEqual([
    { name: 'name', label: 'Name', mine: 'One', theirs: 'Two' },
    { name: 'from', label: 'From', mine: '–', theirs: '0' },
    { name: 'day', label: 'Day', mine: '02/11/2026', theirs: '01/11/2026' },
    { name: 'kind', label: 'Kind', mine: 'b', theirs: 'First' },
    { name: 'brands', label: 'Brands', mine: '–', theirs: 'one, two' },
  ])
})
