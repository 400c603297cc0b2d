import crawlers from 'crawler-user-agents'
import desktop from 'top-user-agents/desktop'
import mobile from 'top-user-agents/mobile'
import { describe, expect, test } from 'vitest'
import { judgeClick, type RecentClicks } from './judge-click.ts'

const alone: RecentClicks = { lastSecond: 0, countedInHour: false }
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const navigate = { 'user-agent': phone, 'sec-fetch-mode': 'navigate' }
const judge = (
  { method = 'GET', ...headers }: Record<string, string | undefined> & { method?: string },
  recent: Partial<RecentClicks> = {},
) => judgeClick({ method, headers }, { ...alone, ...recent })

describe('each verdict', () => {
  test.each([
    ['a person', navigate, {}, 'ok', null],
    ['one whose browser says nothing of its mode', { 'user-agent': phone }, {}, 'ok', null],
    ['HEAD', { ...navigate, method: 'HEAD' }, {}, 'bot:method', 'HEAD'],
    ['Sec-Purpose', { ...navigate, 'sec-purpose': 'prefetch;prerender' }, {}, 'prefetch', 'sec-purpose'],
    ['Purpose', { ...navigate, purpose: 'prefetch' }, {}, 'prefetch', 'purpose'],
    ['X-Purpose of Safari', { ...navigate, 'x-purpose': 'preview' }, {}, 'prefetch', 'x-purpose'],
    ['X-Moz', { ...navigate, 'x-moz': 'prefetch' }, {}, 'prefetch', 'x-moz'],
    ['another purpose', { ...navigate, purpose: 'print' }, {}, 'ok', null],
    ['WhatsApp', { 'user-agent': 'WhatsApp/2.23.20.0 A' }, {}, 'preview', 'WhatsApp'],
    ['Telegram', { 'user-agent': 'TelegramBot (like TwitterBot)' }, {}, 'preview', 'Telegram'],
    ['Facebook', { 'user-agent': 'facebookexternalhit/1.1' }, {}, 'preview', 'Facebook'],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, {}, 'bot:ua', null],
    ['a program', { 'user-agent': 'curl/8.5.0' }, {}, 'bot:ua', null],
    ['no user agent', {}, {}, 'bot:ua', 'no user agent'],
    ['a script of a page', { ...navigate, 'sec-fetch-mode': 'cors' }, {}, 'no-navigate', 'cors'],
    ['the fourth in a second', navigate, { lastSecond: 3 }, 'ok', null],
    ['the fifth in a second', navigate, { lastSecond: 4 }, 'burst', null],
    ['the same within an hour', navigate, { countedInHour: true }, 'repeat', null],
    ['a burst before a repeat', navigate, { lastSecond: 9, countedInHour: true }, 'burst', null],
  ] as const)('%s', (_, headers, recent, verdict, reason) => {
    expect(judge(headers, recent)).toEqual({ verdict, reason })
  })
})

describe('the public lists', () => {
  const people = [...desktop, ...mobile]
  test('people of top-user-agents count', () => {
    expect(people.length).toBeGreaterThanOrEqual(100)
    expect(people.filter((agent) => judge({ 'user-agent': agent }).verdict !== 'ok')).toEqual([])
  })

  test('programs of crawler-user-agents do not', () => {
    // What the list calls MetaIAB is where people read a page inside of Instagram and Facebook.
    const agents = crawlers
      .flatMap(({ instances }) => instances)
      .filter((agent) => !/\bMetaIAB\b|\bInstagram 406/.test(agent))
    expect(agents.length).toBeGreaterThan(1_500)
    expect(agents.filter((agent) => judge({ 'user-agent': agent }).verdict === 'ok')).toEqual([])
  })

  test.each([
    // In-app browsers, whose words look like programs to careless patterns (Instagram on Pixel phones among them).
    `${phone} Instagram 361.0.0.46.88 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_IN; 674675155)`,
    `${phone} [FB_IAB/FB4A;FBAV/490.0.0.50.82;]`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 WhatsApp/24.1',
    'Mozilla/5.0 (Linux; U; Android 10; en-US; RMX1911) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.4 Mobile Safari/537.36',
    'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16',
    'Mozilla/5.0 (Mobile; LYF/F90M/LYF-F90M-000-02-28-130318;Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.0',
  ])('a person: %s', (agent) => {
    expect(judge({ 'user-agent': agent }).verdict).toBe('ok')
  })
})
