import { expect, test } from 'vitest'
import { writeRobots, writeSitemap } from './write-sitemap.ts'

test('each page stands in the sitemap in each language, and names the others', () => {
  const xml = writeSitemap('https://a.example', [])
  const both =
    '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/grievance"/>' +
    '<xhtml:link rel="alternate" hreflang="hi" href="https://a.example/hi/grievance"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/grievance"/>'
  expect(xml).toContain(`<url><loc>https://a.example/grievance</loc>${both}</url>`)
  expect(xml).toContain(`<url><loc>https://a.example/hi/grievance</loc>${both}</url>`)
  expect(xml).toContain('<url><loc>https://a.example/hi</loc>')
  expect(xml).not.toContain('/login')
})

test.each([
  ['https://a.example', 'Sitemap: https://a.example/sitemap.xml'],
  [null, 'Disallow: /hi/contact-change'],
])('what robots leave alone under %s ends with %s', (origin, last) => {
  const lines = writeRobots(origin).trimEnd().split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /user/', 'Disallow: /hi/auth']))
  expect(lines.at(-1)).toBe(last)
})
