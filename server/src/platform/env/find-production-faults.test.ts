import { expect, it } from 'vitest'
import { findProductionFaults, type ProductionVariables } from './find-production-faults.ts'

const whole: ProductionVariables = {
  SECRET_KEY_FILE: '/keys/master',
  DATABASE_URL: 'postgresql://app@localhost/marketplace',
  PUBLIC_URL: 'https://loans.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  SMTP_FROM: 'no-reply@loans.example.com',
  SMS_GATEWAY_URL: 'https://sms.example.com/',
  SMS_GATEWAY_KEY: 'a-key-of-the-gateway',
  CRM_URL: 'https://crm.example.com/',
  CRM_ORG_ID: 'org-1',
  TRUST_PROXY: 'loopback',
}

it('finds nothing where nothing is wrong', () => {
  expect(findProductionFaults(whole, false)).toEqual([])
  expect(findProductionFaults({ ...whole, TRUST_PROXY: 'none' }, false)).toEqual([])
})

it.each(Object.keys(whole))('misses %s', (name) => {
  expect(findProductionFaults({ ...whole, [name]: undefined }, false)).toEqual([
    expect.stringMatching(new RegExp(`^${name}: required in production`)),
  ])
})

it.each([
  ['PUBLIC_URL', 'http://loans.example.com'],
  ['SMTP_URL', 'smtp://localhost'],
  ['SMTP_URL', 'smtp://LOCALHOST'],
  ['SMTP_URL', 'smtp://127.1'],
  ['SMTP_URL', 'smtp://2130706433'],
  ['SMTP_URL', 'smtp://mail.example.com?requireTLS=false'],
  ['SMTP_URL', 'smtp://mail.example.com/?ignoreTLS=true'],
  ['SMTP_URL', 'smtps://mail.example.com?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtp://mail.example.com?service=gmail'],
  ['CRM_URL', 'http://crm.example.com/'],
  ['SMS_GATEWAY_URL', 'https://127.0.0.1/'],
  ['DATABASE_URL', 'postgresql://app@db.example.com/marketplace'],
  ['DATABASE_OWNER_URL', 'postgresql://owner@db.example.com/marketplace'],
  ['DATABASE_READ_URL', 'postgresql://app@replica.example.com/marketplace'],
])('refuses %s=%s', (name, value) => {
  expect(findProductionFaults({ ...whole, [name]: value }, false)).toEqual([
    expect.stringMatching(new RegExp(`^${name}: `)),
  ])
})

it('refuses half of a second SMS gateway', () => {
  for (const half of [
    { SECOND_SMS_GATEWAY_URL: 'https://second.example.com/' },
    { SECOND_SMS_GATEWAY_KEY: 'another-key' },
  ])
    expect(findProductionFaults({ ...whole, ...half }, false)).toEqual([
      expect.stringMatching(/^SECOND_SMS_GATEWAY_KEY: /),
    ])
})

it('refuses a demo, and names all that is wrong at once', () => {
  const faults = findProductionFaults({ ...whole, CRM_URL: undefined, TRUST_PROXY: undefined }, true)
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['DEMO', 'CRM_URL', 'TRUST_PROXY'])
})
