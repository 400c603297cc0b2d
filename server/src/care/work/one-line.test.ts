import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['Mera loan kahan hai?\n\nPlease  call', 'Mera loan kahan hai? Please call'],
  ['My number is 98765 43210, PIN 411038', 'My number is *********10, PIN 411038'],
  ['खाता 123456789012 ग़लत है', 'खाता **********12 ग़लत है'],
  ['', ''],
])('%j becomes %j', (words, line) => {
  expect(oneLine(words)).toBe(line)
})

test('long words are cut to one line', () => {
  const line = oneLine('word '.repeat(100))
  expect(line).toHaveLength(140)
  expect(line.endsWith('word…')).toBe(true)
})
