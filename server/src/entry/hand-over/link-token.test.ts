import { linkChannels, LinkToken } from '@marketplace/contract/entry/hand-over'
import { expect, test } from 'vitest'
import { channelOf, linkPath, namesItsStart, newLinkToken } from './link-token.ts'

test.each(linkChannels)('a token of %s says so, and never comes twice', (channel) => {
  const tokens = Array.from({ length: 1_000 }, () => newLinkToken(channel))
  expect(new Set(tokens).size).toBe(1_000)
  for (const token of tokens) {
    expect(LinkToken.safeParse(token).success).toBe(true)
    expect(channelOf(token)).toBe(channel)
    expect(Buffer.from(token.slice(1), 'base64url')).toHaveLength(16)
  }
})

test('the secret stands in the fragment alone; a sent link is short', () => {
  const start = '6f1cbe0a-6c3e-4a55-9d0f-5e5f0d0c1f7a'
  for (const channel of linkChannels) {
    const token = newLinkToken(channel)
    const [path, fragment] = linkPath(channel, start, token, 'en').split('#')
    expect(fragment).toBe(token)
    expect(linkPath(channel, start, token, 'hi')).toBe(`${path}#${token}.hi`)
    expect(path).toBe(namesItsStart(channel) ? `/transfer/${start}` : '/auth')
  }
})

test('what begins with another letter is carried by nothing', () => {
  expect(channelOf('xAAAAAAAAAAAAAAAAAAAAAA')).toBeNull()
})
