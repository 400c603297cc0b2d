import { expect, it } from 'vitest'
import { readRevocations } from './read-revocations.ts'

const today = '2026-11-24'
const header = 'mobile,channel,purpose,revoked_on'
const read = (...lines: string[]) => readRevocations(Buffer.from([header, ...lines].join('\n')), today)
const good = { line: 2, mobile: '9876543210', channel: 'sms', purpose: null, revoked_on: '2026-11-20' }

it.each([
  ['9876543210,sms,all,2026-11-20', good],
  ['+91 98765-43210,SMS,All,2026-11-20', good],
  ['919876543210,sms,all,2026-11-20', good],
  [
    '9876543210,all,offer_promotion,2026-11-24',
    { ...good, channel: null, purpose: 'offer_promotion', revoked_on: today },
  ],
  ['9876543210,call,all,2026-11-20', { ...good, channel: 'call' }],
])('takes %s', (line, row) => {
  expect(read(line)).toEqual({ good: [row], refused: [] })
})

it.each([
  ['1234567890,sms,all,2026-11-20', 'mobile_invalid'],
  [',sms,all,2026-11-20', 'mobile_invalid'],
  ['=9876543210,sms,all,2026-11-20', 'mobile_invalid'],
  ['9876543210,fax,all,2026-11-20', 'channel_unknown'],
  ['9876543210,constructor,all,2026-11-20', 'channel_unknown'],
  ['9876543210,sms,everything,2026-11-20', 'purpose_unknown'],
  ['9876543210,sms,,2026-11-20', 'purpose_unknown'],
  ['9876543210,sms,all,20/11/2026', 'day_invalid'],
  ['9876543210,sms,all,2026-02-30', 'day_invalid'],
  ['9876543210,sms,all,2026-11-25', 'day_to_come'],
  ['9876543210', 'channel_unknown'],
])('refuses %s: %s', (line, reason) => {
  expect(read(line)).toEqual({ good: [], refused: [{ line: 2, reason }] })
})

it('takes a line once, and tells the others by their number', () => {
  const line = '9876543210,sms,all,2026-11-20'
  expect(
    read(line, '9876543210,sms,all,2026-11-21', '0,sms,all,2026-11-20', '9876543210,call,all,2026-11-20'),
  ).toEqual({
    good: [good, { ...good, line: 5, channel: 'call' }],
    refused: [
      { line: 3, reason: 'line_repeated' },
      { line: 4, reason: 'mobile_invalid' },
    ],
  })
})

it.each([
  ['csv_not_utf8', Buffer.from([0xff, 0xfe, 0xfd])],
  ['csv_broken', Buffer.from(`${header}\n"9876543210,sms,all,2026-11-20`)],
  ['revocation_columns', Buffer.from('mobile,channel\n9876543210,sms')],
  ['revocation_columns', Buffer.from('')],
  ['revocation_too_many', Buffer.from(`${header}\n${'x,sms,all,2026-11-20\n'.repeat(5_001)}`)],
])('refuses a file as a whole: %s', (key, bytes) => {
  expect(readRevocations(bytes, today)).toEqual({ key })
})

it('reads a header with a mark of its encoding, in any order', () => {
  const bytes = Buffer.from('\ufeffRevoked_on,Purpose,Channel,Mobile\r\n2026-11-20,all,sms,9876543210\r\n')
  expect(readRevocations(bytes, today)).toEqual({ good: [good], refused: [] })
})
