import { describe, expect, test } from 'vitest'
import { renderMessage, withCode } from './render-message.ts'
import { templates, type TemplateName } from './templates.ts'

const longBrand = 'An exceedingly long brand name that nobody would ever choose for a shop'
const values = {
  brand: longBrand,
  host: 'loans.example.in',
  lender: longBrand,
  status: 'Documents needed',
  number: 'C-7F3K-9Q2M',
  day: '20/12/2026',
  certificate: 'D-7F3K-9Q2M',
  merchant: longBrand,
  report: 'Vendors products report',
  endpoint: 'CRM of Lucknow',
  who: 'Farah',
  partner: 'Gomti Associates',
  role: 'Accounts',
  days: '16/11/2026 to 22/11/2026',
}
const names = Object.keys(templates) as TemplateName[]

describe('words of messages', () => {
  test.each(names.flatMap((name) => (['en', 'hi'] as const).map((language) => ({ name, language }))))(
    '$name in $language has every value in place, on both channels',
    ({ name, language }) => {
      for (const channel of ['sms', 'email'] as const) {
        const { subject, body } = renderMessage(name, channel, language, values)
        expect(`${subject ?? ''}${body}`.replaceAll('{code}', '')).not.toMatch(/[{}]/)
        expect(subject === null).toBe(channel === 'sms')
      }
    },
  )

  test('an English SMS fits one part of 160 characters, even for a long brand name', () => {
    for (const name of [
      'complaint_received',
      'complaint_answered',
      'account_deleted',
      'terms_withdrawn',
      'erasure_ahead',
    ] as const)
      expect(renderMessage(name, 'sms', 'en', values).body.length, name).toBeLessThanOrEqual(160)
    for (const name of ['my_data_copy', 'my_data_delete', 'my_data_sessions', 'contact_proof'] as const) {
      const { body } = renderMessage(name, 'sms', 'en', values)
      expect(body.replace('{code}', '123456').length, name).toBeLessThanOrEqual(160)
    }
    const host = 'a-rather-long-name-of-loans.example.in'
    const sent = withCode(renderMessage('passcode', 'sms', 'en', { brand: longBrand, host }).body, '123456')
    expect(sent.length).toBeLessThanOrEqual(160)
    expect(sent.split('\n').at(-1)).toBe(`@${host} #123456`)
    expect(
      renderMessage('contact_changed', 'sms', 'en', { brand: longBrand }).body.length,
    ).toBeLessThanOrEqual(160)
    const voucher = renderMessage('voucher_code', 'sms', 'en', values).body.replace(
      '{code}',
      'GOMT-AAAA-4444',
    )
    expect(voucher.length).toBeLessThanOrEqual(160)
  })

  test.each(['en', 'hi'] as const)(
    'the code is the only run of six digits in a passcode message (%s)',
    (language) => {
      for (const channel of ['sms', 'email'] as const) {
        const { subject, body } = renderMessage('passcode', channel, language, {
          brand: 'Shop 123456789',
          host: 'shop.example.in',
        })
        const runs = `${subject ?? ''} ${withCode(body, '042424')}`.match(/[0-9]{6,}/g)
        expect([...new Set(runs)]).toEqual(['042424'])
        expect(body).toContain('Shop')
      }
    },
  )

  test('a value cannot bring a placeholder or a line of its own', () => {
    const { subject, body } = renderMessage('passcode', 'email', 'en', {
      brand: 'A\r\nBcc: x@example.com {code}',
      host: 'loans.example.in',
    })
    expect(subject).toBe('Your A Bcc: x@example.com code passcode')
    expect(body.split('{code}')).toHaveLength(2)
  })
})

test.each([
  [40, 'x'.repeat(40)],
  [41, `${'x'.repeat(39)}…`],
])('a brand name of %d letters stays within forty', (length, shown) => {
  const { body } = renderMessage('passcode', 'sms', 'en', {
    brand: 'x'.repeat(length),
    host: 'loans.example.in',
  })
  expect(/x+…?/.exec(body)?.[0]).toBe(shown)
})
