import { describe, expect, it } from 'vitest'
import { buildBrandRow } from '../../testing/build-brand-row.ts'
import { draftToFacts, officeBrand, rowToDraft } from './draft-facts.ts'

const drawing = '<svg/>'
const file = '/files/12345678.webp'
const stored = { logo_svg: drawing, logo_on_brand_svg: null, co_brand_logo_svg: null }

describe('marks of a draft as columns', () => {
  const draft = rowToDraft(buildBrandRow())
  it.each([
    ['drawn', stored, drawing, null],
    ['drawn', null, null, null],
    ['name', stored, null, null],
    // The drawing stays beside an uploaded image: there is a way back to it.
    [file, stored, drawing, file],
    [file, null, null, file],
  ])('%s beside %j', (logo, drawings, logo_svg, logo_file_url) => {
    expect(draftToFacts({ ...draft, logo }, drawings)).toMatchObject({ logo_svg, logo_file_url })
  })

  it('empties the columns of a co-brand that is gone', () => {
    expect(
      draftToFacts(
        { ...draft, co_brand_logo: null },
        { logo_svg: null, logo_on_brand_svg: null, co_brand_logo_svg: drawing },
      ),
    ).toMatchObject({ co_brand_logo_svg: null, co_brand_logo_file_url: null })
  })
})

it.each([
  [null, null, 'name'],
  [drawing, null, 'drawn'],
  [drawing, file, file],
  [null, file, file],
])('a row with %s and %s has the mark %s', (logo_svg, logo_file_url, logo) => {
  expect(rowToDraft(buildBrandRow({ logo_svg, logo_file_url })).logo).toBe(logo)
})

it('keeps a logo for the brand’s own colour, or none', () => {
  const own = buildBrandRow({ logo_on_brand_svg: drawing, logo_on_brand_file_url: file })
  expect(rowToDraft(own).logo_on_brand).toBe(file)
  expect(rowToDraft(buildBrandRow({ logo_on_brand_svg: drawing })).logo_on_brand).toBe('drawn')
  expect(rowToDraft(buildBrandRow()).logo_on_brand).toBeNull()
  expect(draftToFacts({ ...rowToDraft(own), logo_on_brand: null }, own).logo_on_brand_svg).toBeNull()
  expect(draftToFacts(rowToDraft(own), own)).toMatchObject({
    logo_on_brand_svg: drawing,
    logo_on_brand_file_url: file,
  })
})

it('comes back from its columns as it was', () => {
  const row = buildBrandRow({ co_brand_name: 'Konkan', co_brand_logo_svg: drawing, logo_file_url: file })
  const facts = draftToFacts(rowToDraft(row), row)
  expect(rowToDraft({ ...row, ...facts })).toEqual(rowToDraft(row))
  expect(rowToDraft(buildBrandRow({ co_brand_logo_svg: drawing })).co_brand_logo).toBeNull()
})

it.each([
  ['demo', 'demo', null, 0, 1],
  ['demo', 'saral', drawing, 1, 0],
])('%s as the studio shows it, %s being the default', (slug, defaultSlug, svg, drawn, is_default) => {
  const shown = officeBrand(buildBrandRow({ slug, logo_svg: svg, co_brand_logo_svg: svg }), {
    publicHost: null,
    defaultSlug,
  })
  expect(shown).toMatchObject({
    has_drawn_logo: drawn,
    has_drawn_co_brand_logo: drawn,
    is_default,
    version: 3,
    updated_at: '2026-11-20T06:00:00.000Z',
    answers_at: ['demo.localhost'],
  })
})
