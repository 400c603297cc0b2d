import { expect, it } from 'vitest'
import { escapeHtml, fontPreloads, modulePreloads, scriptJson, unescapeHtml } from './document-parts.ts'

it.each([
  ['<b>"R&B" & \'Co\'</b>', '&lt;b&gt;&quot;R&amp;B&quot; &amp; &#39;Co&#39;&lt;/b&gt;'],
  ['plain', 'plain'],
  ['', ''],
])('%s is written %s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped)
  expect(unescapeHtml(escaped)).toBe(text)
})

it('reads what React escapes, and leaves what is no escape', () => {
  expect(unescapeHtml('it&#x27;s &amp;lt; &nbsp; &#65;')).toBe("it's &lt; &nbsp; &#65;")
})

it('closes no script', () => {
  const json = scriptJson({ text: '</script><!--' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ text: '</script><!--' })
})

it('fetches faces and modules ahead', () => {
  expect(fontPreloads(['/a.woff2', '/"b'])).toBe(
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>' +
      '<link rel="preload" as="font" type="font/woff2" href="/&quot;b" crossorigin>',
  )
  expect(modulePreloads(new Set(['/a.js']))).toBe('<link rel="modulepreload" href="/a.js">')
  expect(fontPreloads([])).toBe('')
})
