import { expect, it } from 'vitest'
import { callName, fillWords, unfitVariable, variablesIn } from './fill-words.ts'

const values = {
  first_name: 'Ritu',
  brand: 'Sahimol',
  link: 'https://sahimol.in/gold',
  phone: '1800 11 2233',
}

it('puts each value in its place, and leaves what is no variable', () => {
  expect(fillWords('{first_name}, {brand}: {link} {other} {first_name}', values)).toBe(
    'Ritu, Sahimol: https://sahimol.in/gold {other} Ritu',
  )
  expect(variablesIn('{first_name} {link} {first_name} {other}')).toEqual(['first_name', 'link', 'other'])
})

it('a value never becomes a variable', () => {
  expect(fillWords('{first_name}', { ...values, first_name: '{link}' })).toBe('{link}')
})

it.each([
  ['all fit', '{first_name} {brand} {link} {phone}', {}, null],
  ['a link of another kind', 'See {link}', { link: 'javascript:alert(1)' }, 'link'],
  ['a link that is too long', 'See {link}', { link: `https://sahimol.in/${'a'.repeat(40)}` }, 'link'],
  ['a link with a query', 'See {link}', { link: 'https://sahimol.in/?a=1' }, 'link'],
  ['a link that is not in the words', 'Hello {brand}', { link: 'javascript:alert(1)' }, null],
  ['a name with a sign of its own', 'Hello {first_name}', { first_name: 'Ritu<b>' }, 'first_name'],
  ['a Hindi name', 'Hello {first_name}', { first_name: 'रितु' }, null],
  ['a telephone in words', 'Call {phone}', { phone: 'call us' }, 'phone'],
])('%s', (_, words, own, unfit) => {
  expect(unfitVariable(words, { ...values, ...own })).toBe(unfit)
})

it.each([
  ['Ritu', 'en', 'Ritu'],
  [null, 'en', 'Customer'],
  [null, 'hi', 'ग्राहक'],
  ['R{link}', 'en', 'Customer'],
  ['a'.repeat(41), 'en', 'Customer'],
] as const)('%s in %s is called %s', (name, language, called) => {
  expect(callName(name, language)).toBe(called)
})
