import { expect, it } from 'vitest'
import { pathWithoutPerson } from './path-without-person.ts'

it.each([
  ['/user/offers', '/user/offers'],
  ['/user/offers?name=Asha#top', '/user/offers'],
  ['/user/6e0f9d0e-6f0e-4d7c-9d0e-123456789012/offers', '/user/6e0f9d0e-6f0e-4d7c-9d0e-123456789012/offers'],
  ['/to/9876543210', '/to/*'],
  ['/to/+91 98765-43210/offers', '/to/*/offers'],
  ['/to/%2B919876543210', '/to/%2B*'],
  ['/to/call9876543210now', '/to/call*now'],
  ['/to/asha.verma@example.com', '/to/*'],
  ['/to/asha%40example.com/x', '/to/*/x'],
  ['/loans/123456', '/loans/123456'],
])('%s is kept as %s', (path, kept) => {
  expect(pathWithoutPerson(path)).toBe(kept)
})
