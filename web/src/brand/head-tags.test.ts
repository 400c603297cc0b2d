import { expect, test } from 'vitest'
import { headTags, type PageHead } from './head-tags.ts'

const head: PageHead = {
  isFound: true,
  title: 'Loans <now>',
  description: 'All & sundry',
  site: 'Haldi & Sons',
  language: 'hi',
  address: 'https://a.example/hi',
  languages: [
    { language: 'en', address: 'https://a.example/' },
    { language: 'hi', address: 'https://a.example/hi' },
  ],
  fallback: 'https://a.example/',
  picture: { address: 'https://a.example/p.png', width: 1_200, height: 630, says: '"Haldi"' },
  data: [{ '@type': 'Organization', name: '</script><script>alert(1)</script>' }],
}

test.each([
  ['the one address', '<link rel="canonical" href="https://a.example/hi">'],
  ['the other language', '<link rel="alternate" hreflang="en" href="https://a.example/">'],
  ['itself', '<link rel="alternate" hreflang="hi" href="https://a.example/hi">'],
  ['who reads neither', '<link rel="alternate" hreflang="x-default" href="https://a.example/">'],
  ['the title', '<meta property="og:title" content="Loans &lt;now&gt;">'],
  [
    'the locale',
    '<meta property="og:locale" content="hi_IN"><meta property="og:locale:alternate" content="en_IN">',
  ],
  ['the picture', '<meta property="og:image:alt" content="&quot;Haldi&quot;">'],
])('a head says %s', (_what, tag) => {
  expect(headTags(head)).toContain(tag)
})

test('data cannot close its element', () => {
  expect(headTags(head).match(/<\/script>/g)).toHaveLength(1)
  const [, data = ''] = /ld\+json">(.*)<\/script>/.exec(headTags(head)) ?? []
  expect(JSON.parse(data)).toMatchObject({ '@graph': head.data })
})

test('a page that nobody is to find says so and nothing else', () => {
  expect(headTags({ isFound: false })).toBe('<meta name="robots" content="noindex">')
})
