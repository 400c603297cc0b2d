import { expect, it } from 'vitest'
import { asksForCall } from './asks-for-call.ts'

it.each([
  'Please call me after six',
  'Pls call back, I cannot upload the slips',
  'I need a call about my loan',
  'kindly phone me',
  'Waiting for a call-back',
  'Mujhe call karo',
  'कृपया मुझे कॉल करें',
  'मुझे फ़ोन कीजिए',
])('%s asks for one', (text) => expect(asksForCall(text)).toBe(true))

it.each([
  'The lender called me twice',
  'Do not call me',
  'Please do not call me back',
  'My documents do not load',
  'मुझे कॉल मत करें',
  'What do you call this fee?',
  '',
])('%s does not', (text) => expect(asksForCall(text)).toBe(false))
