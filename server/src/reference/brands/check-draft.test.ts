import { expect, test } from 'vitest'
import { brandDraft } from '../../testing/builders/build-brand-draft.ts'
import { draftProblems, slugProblems, type DraftSurroundings } from './check-draft.ts'

const drawn = { slug: 'own', logo_svg: '<svg/>', logo_on_brand_svg: '<svg/>', co_brand_logo_svg: '<svg/>' }
const around = (change: Partial<DraftSurroundings> = {}): DraftSurroundings => ({
  stored: null,
  brands: [
    { slug: 'own', hosts: ['own.example.in'] },
    { slug: 'other', hosts: ['other.example.in'] },
  ],
  publicHost: 'market.example.com',
  ...change,
})

test.each([
  ['a plain draft', {}, {}, []],
  [
    'a licensed entity, whole',
    {
      insurance_licensee_name: 'A Broker',
      insurance_licence_number: 'DB-1',
      insurance_referral_link: 'https://broker.example.in/?ref={UNIQUE_ID}',
    },
    {},
    [],
  ],
  [
    'a licensed entity without its licence',
    {
      insurance_licensee_name: 'A Broker',
      insurance_referral_link: 'https://broker.example.in/?ref={UNIQUE_ID}',
    },
    {},
    ['insurance_licence_number insurance_incomplete'],
  ],
  [
    'a licence alone',
    { insurance_licence_number: 'DB-1' },
    {},
    ['insurance_licensee_name insurance_incomplete', 'insurance_referral_link insurance_incomplete'],
  ],
  ['a host of another brand', { hosts: ['a.in', 'other.example.in'] }, {}, ['hosts.1 host_taken']],
  ['a host of its own', { hosts: ['own.example.in'] }, { stored: drawn }, []],
  ['a host of its own, for a new brand', { hosts: ['own.example.in'] }, {}, ['hosts.0 host_taken']],
  ['the public host', { hosts: ['market.example.com'] }, {}, ['hosts.0 host_reserved']],
  ['a host below the public one', { hosts: ['x.market.example.com'] }, {}, ['hosts.0 host_reserved']],
  ['a host that only ends alike', { hosts: ['supermarket.example.com'] }, {}, []],
  ['this machine', { hosts: ['x.localhost'] }, { publicHost: null }, ['hosts.0 host_reserved']],
  ['a drawing that is there', { logo: 'drawn' }, { stored: drawn }, []],
  ['a drawing of a new brand', { logo: 'drawn' }, {}, ['logo logo_invalid']],
  [
    'a drawing that is gone',
    { logo: 'drawn' },
    { stored: { ...drawn, logo_svg: null } },
    ['logo logo_invalid'],
  ],
  ['a drawing for its own colour', { logo_on_brand: 'drawn' }, { stored: drawn }, []],
  ['one that is not there', { logo_on_brand: 'drawn' }, {}, ['logo_on_brand logo_invalid']],
  ['a co-brand', { co_brand_name: 'Gomti', co_brand_logo: 'name' }, {}, []],
  ['a co-brand without a mark', { co_brand_name: 'Gomti' }, {}, ['co_brand_logo co_brand_incomplete']],
  ['a co-brand without a name', { co_brand_logo: 'name' }, {}, ['co_brand_name co_brand_incomplete']],
  [
    'a co-brand drawing that is not there',
    { co_brand_name: 'Gomti', co_brand_logo: 'drawn' },
    {},
    ['co_brand_logo logo_invalid'],
  ],
  ['a face that is not shipped', { font_family: 'Tiro' }, {}, ['font_link font_link_needed']],
  ['a face with its address', { font_family: 'Tiro', font_link: 'https://f.example.com/a.woff2' }, {}, []],
] as const)('%s', (_, change, surroundings, problems) => {
  const draft = brandDraft(structuredClone(change) as Parameters<typeof brandDraft>[0])
  const found = draftProblems(draft, around(surroundings))
  expect(found.map(({ field, key }) => `${field} ${key}`)).toEqual(problems)
})

test.each([
  ['nimbu', ['default'], null],
  ['default', [], null],
  ['nimbu', [], 'default_brand_first'],
  ['default', ['default'], 'slug_taken'],
  ['admin', ['default'], 'slug_reserved'],
  ['www', ['default'], 'slug_reserved'],
  ['-x', ['default'], 'slug_invalid'],
  ['x-', ['default'], 'slug_invalid'],
])('slug %s beside %j: %s', (slug, there, key) => {
  const brands = there.map((known) => ({ slug: known }))
  expect(slugProblems(slug, brands, 'default')).toEqual(key === null ? [] : [{ field: 'slug', key }])
})
