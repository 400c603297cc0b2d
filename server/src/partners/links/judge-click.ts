import type { ClickVerdict } from '@marketplace/contract/partner-area/partner-links'
import { isbot } from 'isbot'

/** What is judged of a request. */
export interface ClickRequest {
  method: string
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** What the same address block did lately, this click left out. */
export interface RecentClicks {
  /** Clicks on any link in the second before. */
  lastSecond: number
  /** Whether one on this very link was counted in the hour before. */
  countedInHour: boolean
}

export interface Judged {
  verdict: ClickVerdict
  /** What told it; null where the verdict says all. */
  reason: string | null
}

/** So many within a second are no person (scanners open every link of a message). */
const BURST = 5

/** Programs that fetch a page to draw a card of it in a chat, a mail or a post, as they call themselves. */
const previewers: readonly [RegExp, string][] = [
  [/^WhatsApp\//i, 'WhatsApp'],
  [/TelegramBot/i, 'Telegram'],
  [/facebookexternalhit|facebookcatalog|meta-externalfetcher/i, 'Facebook'],
  [/Twitterbot/i, 'X'],
  [/LinkedInBot/i, 'LinkedIn'],
  [/Slackbot|Slack-ImgProxy/i, 'Slack'],
  [/SkypeUriPreview|MicrosoftPreview|TeamsBot/i, 'Microsoft'],
  [/Discordbot/i, 'Discord'],
  [/Google-?(?:Messages|PageRenderer)|GoogleMessages/i, 'Google Messages'],
  [/Viber|Line-Parts|kakaotalk-scrap|Snapchat.*Preview|redditbot|Pinterestbot/i, 'a chat'],
  [/(?:Link|URL)-?Preview|embedly|Iframely|unfurl/i, 'a preview'],
]

/** Tools that look like a browser but for one word. */
const tools = /\b(?:Code\/[\d.]+ Chrome|Trae\/|QtWebEngine\/|Fluid\/|GTmetrix|YLT\b|TSM-\w+)/

/** What names itself a program and what isbot's patterns do not know. */
const programs =
  /^(?:-|undefined|null)?$|^[A-Za-z][\w.-]*(?:\/[\w.-]+)?$|https?:\/\/|\b(?:scan|monitor|check|validat|preview|fetch|archiv|analy[sz]|crawl|spider|scrap|index|feed|headless|phantom|selenium|curl|wget|python|okhttp|java\/|perl|ruby|libwww|axios|node-fetch|go-http)/i

const textOf = (value: string | readonly string[] | undefined): string =>
  (typeof value === 'string' ? value : (value?.join(', ') ?? '')).slice(0, 600)

/** Of the request alone; null where only what came before can tell. */
const judgeRequest = ({ method, headers }: ClickRequest): Judged | null => {
  if (method !== 'GET') return { verdict: 'bot:method', reason: method.slice(0, 10) }
  for (const name of ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'])
    if (/prefetch|prerender|preview/i.test(textOf(headers[name])))
      return { verdict: 'prefetch', reason: name }
  const agent = textOf(headers['user-agent']).trim()
  const previewer = previewers.find(([form]) => form.test(agent))
  if (previewer !== undefined) return { verdict: 'preview', reason: previewer[1] }
  if (agent === '') return { verdict: 'bot:ua', reason: 'no user agent' }
  if (isbot(agent) || programs.test(agent) || tools.test(agent)) return { verdict: 'bot:ua', reason: null }
  const mode = textOf(headers['sec-fetch-mode'])
  return mode === '' || mode === 'navigate' ? null : { verdict: 'no-navigate', reason: mode.slice(0, 20) }
}

/**
 * What a click counts as (docs/decisions/097): the first that fits, of what the request says of itself and then of what its address
 * block did before. Whose lead a customer is never depends on it, so it may be strict.
 */
export const judgeClick = (request: ClickRequest, recent: RecentClicks): Judged =>
  judgeRequest(request) ??
  (recent.lastSecond + 1 >= BURST
    ? { verdict: 'burst', reason: null }
    : recent.countedInHour
      ? { verdict: 'repeat', reason: null }
      : { verdict: 'ok', reason: null })
