import { expect, it } from 'vitest'
import { fillCardLink } from './fill-card-link.ts'

const id = '3f2b8c1e-0000-4000-8000-000000000001'

it.each([
  ['https://cards.example.com/apply?ref={UNIQUE_ID}', `https://cards.example.com/apply?ref=${id}`],
  ['https://cards.example.com/{UNIQUE_ID}/go#{UNIQUE_ID}', `https://cards.example.com/${id}/go#${id}`],
  ['https://cards.example.com/?a=1&s=%7BUNIQUE_ID%7D', `https://cards.example.com/?a=1&s=${id}`],
  ['https://cards.example.com/apply?a=b', 'https://cards.example.com/apply?a=b'],
  ['http://cards.example.com/?ref={UNIQUE_ID}', null],
  ['javascript:alert(1)//{UNIQUE_ID}', null],
  ['//cards.example.com/{UNIQUE_ID}', null],
  ['https://cards.example.com@evil.example/{UNIQUE_ID}', null],
  ['https://:secret@evil.example/{UNIQUE_ID}', null],
  ['data:text/html,{UNIQUE_ID}', null],
  ['', null],
  [null, null],
])('%s leads to %s', (link, filled) => {
  expect(fillCardLink(link, id)).toBe(filled)
})
