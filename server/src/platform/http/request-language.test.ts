import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { languageOf } from './request-language.ts'

test.each([
  // A page names its own language alone, whatever the customer's choice is elsewhere.
  ['hi', 'lang=en', 'hi'],
  ['en', 'lang=hi', 'en'],
  ['hi', '', 'hi'],
  // A browser names many.
  ['hi-IN,hi;q=0.9,en;q=0.8', 'lang=en', 'en'],
  ['hi-IN,hi;q=0.9', '', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', '', 'en'],
  ['en-IN,en;q=0.9', 'lang=hi', 'hi'],
  ['ta', 'lang=hi', 'hi'],
  ['*', '', 'en'],
])('who accepts %s with the cookie "%s" is answered in %s', async (accepted, cookie, language) => {
  const app = fastify()
  await app.register(fastifyCookie, { hook: false })
  app.get('/', (request) => languageOf(request))
  const headers = { 'accept-language': accepted, ...(cookie !== '' && { cookie }) }
  expect((await app.inject({ url: '/', headers })).body).toBe(language)
  await app.close()
})
