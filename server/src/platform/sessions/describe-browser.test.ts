import { expect, test } from 'vitest'
import { coarseAddress, describeBrowser } from './describe-browser.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A14) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0`,
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
    'Safari, iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, macOS'],
  ['curl/8.0 on Linux', 'Linux'],
  ['<script>alert(1)</script>', null],
  [undefined, null],
  [`${'x'.repeat(400)} Firefox/1`, null],
])('%s is called %s', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name)
})

test.each([
  ['103.21.58.9', '103.21.x.x'],
  ['2409:4050:2e8c:1::7', '2409:4050:…'],
  ['::1', '::…'],
])('the address %s is told as %s', (ip, told) => {
  expect(coarseAddress(ip)).toBe(told)
})
