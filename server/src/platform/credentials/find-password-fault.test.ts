import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { findPasswordFault } from './find-password-fault.ts'

const about = ['asha.verma', 'Asha Verma', 'Chandni Mart']

test.each([
  ['Kq7#tram-lOd', null],
  ['copper kettle on the ninth step', null],
  ['neeli chidiya 84 pankh', null],
  ['82!x7#49Q1$z', null],
  ['नीली चिड़िया आज', null],
  ['kq7#tram-lo', 'password_too_short'],
  ['', 'password_too_short'],
  ['Password@1', 'password_too_short'],
  ['Password@1234', 'password_common'],
  ['P@ssw0rd-2026', 'password_common'],
  ['p4$$w0rdp4$$w0rd', 'password_common'],
  ['Welcome@India2026', 'password_common'],
  ['we1come1welcome', 'password_common'],
  ['!!!Admin!!!Demo!!!', 'password_common'],
  ['Admin-demo-1', 'password_common'],
  ['qwertyuiop12', 'password_common'],
  ['1qaz2wsx3edc', 'password_common'],
  ['iloveyou2026!!', 'password_common'],
  ['829471029384', 'password_common'],
  ['abcdefghijklm', 'password_common'],
  ['zyxwvutsrqpo', 'password_common'],
  ['aaaaaaaaaaaaaaaa', 'password_common'],
  ['abababababab', 'password_common'],
  ['x123456789012', 'password_common'],
  ['asha.verma.kettle', 'password_like_name'],
  ['copper-VERMA-step', 'password_like_name'],
  ['copper-v3rm@-step', 'password_like_name'],
  ['kettle chandni ninth', 'password_like_name'],
  ['xxCorrectHorseBatteryStaple', 'password_common'],
])('%j: %s', (password, fault) => {
  expect(findPasswordFault(password, about)).toBe(fault)
})

test('full-width letters count as what they look like', () => {
  expect(findPasswordFault('ｐａｓｓｗｏｒｄ１２３４', [])).toBe('password_common')
})

test('short parts of a name are let pass, and each word of the list is refused with a number', () => {
  expect(findPasswordFault('copper om kettle ninth', ['Om Rao'])).toBeNull()
  expect(commonPasswords.length).toBeGreaterThan(300)
  for (const word of commonPasswords)
    expect([word, findPasswordFault(word.padEnd(12, '1!9'), [])]).toEqual([word, 'password_common'])
})

test('a password made to be slow to check is checked before this test gives up', () => {
  for (let round = 0; round < 50; round += 1)
    expect(findPasswordFault('pass'.repeat(64), ['pass'.repeat(20)])).toBe('password_like_name')
})
