import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  AccountNumber,
  AddressLine1,
  AddressLine2,
  CompanyName,
  CompanyPan,
  Day,
  Email,
  FirstName,
  Flag,
  FullName,
  GoldWeight,
  Gstin,
  Id,
  Ifsc,
  LanguageId,
  LastName,
  Locality,
  Mobile,
  MonthlyIncome,
  OptionId,
  Passcode,
  PersonalPan,
  Pincode,
  plainText,
  Slug,
  ThingName,
  wholeRupees,
} from './formats.ts'
import { problemOf } from '../testing/problem-of.ts'

const id = '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f'

/** Each format at its ends: what it takes, and what lies one step beside that (sections 5 and 9, domain.md 9). */
type Format = readonly [z.ZodMiniType, taken: readonly unknown[], refused: readonly unknown[]]
const formats: Readonly<Record<string, Format>> = {
  Flag: [Flag, [0, 1], [2, -1, true, '1', null]],
  Id: [Id, [id], [id.toUpperCase(), id.slice(1), `${id}0`, `0${id}`, id.replace('-4', '4'), '']],
  Mobile: [
    Mobile,
    ['6000000000', '9999999999'],
    ['5999999999', '987654321', '98765432101', '+919876543210', 9_876_543_210],
  ],
  Email: [
    Email,
    ['a@b.in', 'asha.rao@mail.example.com', 'a-b_c@x-y.co', `${'a'.repeat(248)}@b.com`],
    [
      'a@b',
      'a@b.c',
      'a@b.info',
      '@b.in',
      'a@',
      'a b@c.in',
      'a@@b.in',
      'a..b@c.in',
      ' a@b.in',
      'a@b.in ',
      `${'a'.repeat(249)}@b.com`,
    ],
  ],
  Passcode: [Passcode, ['000000', '123456'], ['12345', '1234567', '12345a', 123_456]],
  PersonalPan: [
    PersonalPan,
    ['ABCPV1234F', '*****1234F', 'ABC**1234*'],
    ['ABCCV1234F', 'abcpv1234f', 'ABCPV123F', 'ABCPV12345', 'AABCPV1234F', 'ABCPV1234FF', 'ABCPV12345F'],
  ],
  CompanyPan: [
    CompanyPan,
    ['AAPFU0939F', 'ABCPV1234F', '*****0939F'],
    ['AAPFU093F', 'AAPF10939F', 'AAPFU0939', 'AAAPFU0939F', 'AAPFU0939FF', 'AAPFU09399F'],
  ],
  FirstName: [
    FirstName,
    ['Asha', 'आशा', 'क्ष', 'A'.repeat(60)],
    ['', 'Asha2', 'Asha Verma', "O'Neil", 'A'.repeat(61)],
  ],
  LastName: [LastName, ['Verma', 'वर्मा', 'A'.repeat(60)], ['', 'Ver-ma', 'A'.repeat(61)]],
  FullName: [
    FullName,
    ['Asha Verma', "Asha O'Neil-Rao", 'आशा वर्मा', 'A B C', `A ${'b'.repeat(118)}`],
    ['Asha', 'Asha ', ' Asha Verma', 'Asha  Verma', 'Asha -Verma', 'Asha V3rma', `A ${'b'.repeat(119)}`],
  ],
  Pincode: [Pincode, ['100000', '999999'], ['022601', '22601', '2260011', '22600a']],
  Ifsc: [
    Ifsc,
    ['SBIN0001234', 'HDFC0ABCDEF'],
    ['SBIN1001234', 'sbin0001234', 'SBI00001234', 'SBIN000123', 'SBIN00012345', 'XSBIN0001234'],
  ],
  AccountNumber: [
    AccountNumber,
    ['123456789', '1'.repeat(18), '*****6789'],
    ['12345678', '1'.repeat(19), '12345678a'],
  ],
  AddressLine1: [
    AddressLine1,
    ['Flat 4-B, Road No. #7', 'मकान नंबर ४', 'a'.repeat(120)],
    ['', 'Flat 4; Road', '<b>', 'a'.repeat(121)],
  ],
  AddressLine2: [AddressLine2, ['Tower B', 'a'.repeat(120)], ['Tower_B', 'a'.repeat(121)]],
  Locality: [Locality, ['Sector 12, #4.', 'गोमती नगर', 'a'.repeat(80)], ['', 'Sector-12', 'a'.repeat(81)]],
  CompanyName: [CompanyName, ['ABC', 'Chandni Mart 2', 'a'.repeat(40)], ['AB', 'A&B Sons', 'a'.repeat(41)]],
  Gstin: [
    Gstin,
    ['27AAPFU0939F1ZV', '27*****0939F1ZV', '27*****0939F1ZX'],
    [
      '27AAPFU0939F1ZW',
      '27AAPFU0939F1Z',
      '27AAPFU0939F1ZVV',
      '127AAPFU0939F1ZV',
      '27*****0939F0ZV',
      '27*****0939F1CV',
    ],
  ],
  ThingName: [
    ThingName,
    ['MA', "B.Tech (Hons.) & M/S + 'x'", 'एमबीए', 'a'.repeat(80)],
    ['A', '--', 'A.', ' -a- ', '<b>IIT</b>', 'a;b', 'a'.repeat(81)],
  ],
  GoldWeight: [GoldWeight, [0.5, 8.35, 1_000], [0.49, 0.499, 1_000.01, 10.125, '10', Number.NaN]],
  MonthlyIncome: [MonthlyIncome, [1, 2, 999_999, 1_000_000], [0, -1, 1_000_001, 10.5, '60000', Infinity]],
  Day: [
    Day,
    ['2026-11-22', '2028-02-29', '0001-01-01', '9999-12-31'],
    [
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-11-31',
      '22/11/2026',
      '2026-1-5',
      '2026-11-22T',
      '',
    ],
  ],
  OptionId: [OptionId, [1, 2, 98, 99], [0, 100, 1.5, '1']],
  Slug: [Slug, ['a', 'sahyadri-bank-2', 'a'.repeat(64)], ['', 'Sahyadri', 'a_b', 'a b', 'a'.repeat(65), 'é']],
  LanguageId: [LanguageId, ['en', 'hi'], ['EN', 'mr', '']],
}

describe.each(Object.entries(formats))('%s', (_, [format, taken, refused]) => {
  it.each(taken)('takes %j', (value) => {
    expect(problemOf(format, value)).toBeNull()
  })
  it.each(refused)('refuses %j', (value) => {
    expect(problemOf(format, value)).toMatch(/^[a-z0-9_]+$/)
  })
})

it('says its own message', () => {
  const said = [
    [Mobile, 'mobile_invalid'],
    [Email, 'email_invalid'],
    [Passcode, 'passcode_invalid'],
    [PersonalPan, 'pan_invalid'],
    [FirstName, 'first_name_invalid'],
    [LastName, 'last_name_invalid'],
    [FullName, 'user_name_invalid'],
    [Pincode, 'pincode_invalid'],
    [Ifsc, 'ifsc_invalid'],
    [AddressLine1, 'address1_invalid'],
    [AddressLine2, 'address2_invalid'],
    [Locality, 'locality_invalid'],
    [CompanyName, 'company_name_invalid'],
    [Gstin, 'gstin_invalid'],
    [Day, 'date_invalid'],
  ] as const
  for (const [format, key] of said)
    for (const value of ['<', '<'.repeat(300), 7]) expect(problemOf(format, value)).toBe(key)
})

it.each([
  [0, null],
  [100, null],
  [101, 'amount_invalid'],
  [-1, 'amount_invalid'],
  [0.5, 'amount_invalid'],
  // The smallest number there is counts as a multiple of one.
  [5e-324, 'amount_invalid'],
  [2 ** 53, 'amount_invalid'],
  ['5', 'amount_invalid'],
])('whole rupees to 100: %j', (value, problem) => {
  expect(problemOf(wholeRupees(100), value)).toBe(problem)
})

it.each([
  ['', null],
  ['one\ttwo\r\nthree', null],
  ['नमस्ते 🙂', null],
  ['12345678901', 'text_invalid'],
  ['a\u0000b', 'text_invalid'],
  ['\u001b[31m', 'text_invalid'],
  ['a\u0085', 'text_invalid'],
  [1, 'text_invalid'],
])('plain text of at most 10 or 20: %j', (value, problem) => {
  expect(problemOf(plainText(value === '12345678901' ? 10 : 20), value)).toBe(problem)
})
