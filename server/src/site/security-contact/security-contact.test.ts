import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let named: TestApp
let ofBrand: TestApp
beforeAll(async () => {
  named = await createTestApp({
    variables: { SECURITY_CONTACT: 'mailto:security@example.com', PUBLIC_URL: 'https://loans.example.com' },
  })
  ofBrand = await createTestApp()
})
afterAll(async () => {
  await named.close()
  await ofBrand.close()
})

const read = (test: TestApp) =>
  test.app.inject({ url: '/.well-known/security.txt', headers: { host: 'loans.example.com' } })

it('names the contact of the configuration, until when, and its own address (RFC 9116)', async () => {
  const answer = await read(named)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Expires: 2027-02-18T00:00:00.000Z',
    'Preferred-Languages: en, hi',
    'Canonical: https://loans.example.com/.well-known/security.txt',
    '',
  ])
})

it('names the support of the brand where the configuration names nobody', async () => {
  const { brand } = ofBrand.services.brands().byHost('loans.example.com')
  const { body } = await read(ofBrand)
  expect(body).toContain(`Contact: mailto:${brand.support_email}\n`)
  expect(body).not.toContain('Canonical')
})
