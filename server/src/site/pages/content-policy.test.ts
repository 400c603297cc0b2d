import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentPolicy, stillPagePolicy } from './content-policy.ts'

const style = 'body{color:red}'
const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.join(' ')]
    }),
  )

it('lets in what is ours, and no script that stands in the page', () => {
  expect(directives(contentPolicy([style], { fontLink: null }))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' ${hash}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
})

it('lets in the face of the brand from its origin alone, and frames of ours where they are wanted', () => {
  const policy = directives(
    contentPolicy([style, style], { fontLink: 'https://fonts.example.com/a/b.woff2', mayFrame: true }),
  )
  expect(policy['font-src']).toBe("'self' https://fonts.example.com")
  expect(policy['frame-src']).toBe("'self'")
  expect(policy['style-src']).toBe(`'self' ${hash} ${hash}`)
})

it('lets nothing run in a page that is looked at in a frame', () => {
  const policy = directives(stillPagePolicy([style], null))
  expect(policy).toEqual({
    'default-src': "'none'",
    'style-src': `'self' ${hash} 'unsafe-hashes'`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-same-origin',
  })
  for (const policyOf of [stillPagePolicy([], null), contentPolicy([], { fontLink: null })]) {
    expect(policyOf).not.toContain('unsafe-inline')
    expect(policyOf).not.toContain('unsafe-eval')
  }
})
