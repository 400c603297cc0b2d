import fastify from 'fastify'
import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const headersOf = async (overHttps: boolean, url: string) => {
  const app = fastify()
  securityHeaders(app, overHttps)
  app.get('/there', () => ({ success: true }))
  const { headers } = await app.inject({ url })
  await app.close()
  return headers
}

it.each(['/there', '/not/there'])('%s carries what every answer carries', async (url) => {
  expect(await headersOf(true, url)).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
})

it('promises https only where it is spoken', async () => {
  expect(await headersOf(false, '/there')).not.toHaveProperty('strict-transport-security')
})
