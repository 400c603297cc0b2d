import { expect, it } from 'vitest'
import { writeReadableCopy } from './write-readable-copy.ts'

const copy = (value: string) =>
  writeReadableCopy({
    language: 'hi',
    title: 'मेरी जानकारी <b>',
    notes: ['Keep it safe'],
    nothing: 'Nothing.',
    sections: [
      { key: 'a', title: 'Who you are', why: 'Because', when: 'then', rows: [{ label: 'Name', value }] },
      { key: 'b', title: 'Bank', why: 'Because', when: 'then', rows: [] },
    ],
  })

it('holds what is told, in its language, and says where there is nothing', () => {
  const html = copy('Asha')
  expect(html).toContain('<html lang="hi">')
  expect(html).toContain('<tr><th scope="row">Name</th><td>Asha</td></tr>')
  expect(html).toContain('<h2>Bank</h2><p>Because (then)</p><p>Nothing.</p>')
  expect(html).toContain('<p>Keep it safe</p>')
})

it('lets nothing that was typed become markup', () => {
  const html = copy(`<script>alert("1")</script><img src=x onerror='x'> & co`)
  expect(html).not.toMatch(/<script|<img|<b>/)
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(html).toContain('&amp; co')
  expect(html).toContain("default-src 'none'")
})
