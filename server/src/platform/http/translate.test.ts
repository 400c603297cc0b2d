import { messagesEn } from '@marketplace/contract/platform/messages.en'
import { messagesHi } from '@marketplace/contract/platform/messages.hi'
import { staffMessages } from '@marketplace/contract/platform/staff-messages'
import { expect, it } from 'vitest'
import { isMessageKey, translate } from './translate.ts'

it('speaks the language that is asked for, and English to staff', () => {
  expect(translate('en', 'field_required')).toBe(messagesEn.field_required)
  expect(translate('hi', 'field_required')).toBe(messagesHi.field_required)
  expect(translate('hi', 'max_below_min')).toBe(staffMessages.max_below_min)
})

it('puts values in, wherever they stand, and leaves a name without one', () => {
  const text = messagesEn.calculator_part
  expect(text).toContain('{max}')
  expect(translate('en', 'calculator_part', { max: '₹50,000' })).toBe(text.replaceAll('{max}', '₹50,000'))
  expect(translate('en', 'calculator_part')).toBe(text)
  expect(translate('en', 'calculator_part', { min: '1' })).toBe(text)
})

it.each([
  ['field_required', true],
  ['max_below_min', true],
  ['toString', false],
  ['Invalid input', false],
  ['', false],
])('%s is a key: %s', (text, is) => {
  expect(isMessageKey(text)).toBe(is)
})
