import { expect, test } from 'vitest'
import { readPlainMail } from './read-plain-mail.ts'

const mail = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'))
const base64 = (text: string): string => Buffer.from(text).toString('base64')

test.each([
  [
    'as it is',
    mail('Subject: Hello', 'Message-ID: <1@x>', '', 'One', 'Two', ''),
    { subject: 'Hello', message_id: '<1@x>', text: 'One\nTwo\n' },
  ],
  [
    'in base64, the subject in two encoded words',
    mail(
      `Subject: =?UTF-8?B?${base64('आपका ')}?=`,
      ` =?UTF-8?B?${base64('पासकोड')}?=`,
      'Message-ID: <2@x>',
      'Content-Transfer-Encoding: base64',
      '',
      base64('123456 आपका\r\n'),
    ),
    { subject: 'आपका पासकोड', message_id: '<2@x>', text: '123456 आपका\n' },
  ],
  [
    'a quoted subject',
    mail('SUBJECT: =?utf-8?Q?Caf=C3=A9_open?=', '', 'x'),
    { subject: 'Café open', message_id: '', text: 'x' },
  ],
])('reads a mail: %s', (_, raw, read) => {
  expect(readPlainMail(raw)).toEqual(read)
})

test('says so where it cannot', () => {
  expect(() => readPlainMail(mail('Content-Transfer-Encoding: quoted-printable', '', 'x'))).toThrow(
    'cannot read quoted-printable',
  )
})
