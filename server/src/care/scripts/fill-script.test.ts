import { expect, it } from 'vitest'
import { fillScript, unknownNames } from './fill-script.ts'
import { shippedScripts } from './shipped-scripts.ts'

const values = {
  customer: 'Ritu',
  brand: 'Sahimol',
  lender: 'Sahyadri Bank',
  asked: 'last three salary slips',
}

it('puts names in', () => {
  expect(fillScript('Good day, {customer}. This is {brand}.', values)).toBe(
    'Good day, Ritu. This is Sahimol.',
  )
})

it('leaves out a sentence whose name nobody knows, in both languages', () => {
  const unknown = { ...values, asked: null }
  expect(fillScript('The lender asks: {asked}. Could you send it today?', unknown)).toBe(
    'Could you send it today?',
  )
  expect(fillScript('लेंडर को यह चाहिए: {asked}। क्या आप आज भेज सकते हैं?', unknown)).toBe('क्या आप आज भेज सकते हैं?')
  expect(fillScript('{asked}\n\n{customer}', unknown)).toBe('Ritu')
})

it('does not put names into what was put in', () => {
  expect(fillScript('{asked}', { ...values, asked: '{customer} {else}' })).toBe('{customer} {else}')
})

it('finds names that it does not know', () => {
  expect(unknownNames('{customer} {mobile} {} {lender}')).toEqual(['mobile', ''])
})

it.each(
  Object.entries(shippedScripts).flatMap(([purpose, texts]) =>
    Object.values(texts).map((text) => [purpose, text] as const),
  ),
)('the shipped words of %s are whole', (_, text) => {
  expect(unknownNames(text)).toEqual([])
  expect(fillScript(text, values)).not.toMatch(/[{}]/)
  expect(fillScript(text, { ...values, lender: null, asked: null })).not.toMatch(/[{}]/)
})

it('says who calls, whoever is called', () => {
  for (const text of Object.values(shippedScripts).flatMap((texts) => Object.values(texts)))
    expect(fillScript(text, { customer: null, brand: 'Sahimol', lender: null, asked: null })).toContain(
      'Sahimol',
    )
})
