import type { APIRequestContext } from '@playwright/test'
import { expect } from './expect.ts'
import { callable } from './addresses.ts'
import type { Language } from './phrases/phrases.ts'

/** What a page brings over the wire, in bytes. */
export interface PageWeight {
  /** Document, code, faces, marks and pictures of the first screen, each with its head. */
  whole: number
  /** Compressed bodies of its code by address. */
  scripts: ReadonlyMap<string, number>
}

interface Answer {
  head: number
  body: number
  text: () => Promise<string>
}

/** The assets never change while a server runs. */
const known = new Map<string, Promise<Answer>>()

const fetchFor = async (request: APIRequestContext, at: string, language: Language): Promise<Answer> => {
  const { address, headers } = callable(at)
  const answer = await request.get(address, {
    headers: { ...headers, cookie: `lang=${language}`, 'accept-encoding': 'gzip, br' },
  })
  const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
  const type = answer.headers()['content-type'] ?? ''
  if (/javascript|html/.test(type)) {
    expect(answer.headers()['content-encoding'], `${at} goes compressed`).toBe('br')
  }
  return {
    head: `HTTP/1.1 ${answer.status()} ${answer.statusText()}\r\n${lines.join('')}\r\n`.length,
    body: Number(answer.headers()['content-length']),
    text: () => answer.text(),
  }
}

const found = (html: string, form: RegExp): string[] =>
  Array.from(html.matchAll(form), ([, address = '']) => address.replaceAll('&amp;', '&'))

/** The addresses that the document names to be fetched with it; the Devanagari face is for who has none (decisions 042). */
const namedIn = (html: string): { scripts: Set<string>; others: Set<string> } => ({
  scripts: new Set([
    ...found(html, /<link rel="modulepreload" href="([^"]+)"/g),
    ...found(html, /<script type="module" src="([^"]+)"/g),
  ]),
  others: new Set([
    ...found(html, /<link rel="preload"[^>]* href="([^"]+)"/g),
    ...found(html, /src:url\(([^)]+\.woff2)\)/g),
    ...found(html, /<img(?![^>]*loading="lazy")[^>]* src="((?!data:)[^"]+)"/g),
  ]),
})

/** Weighs a page by its document and all that this names; a browser is not needed. */
export const weighPage = async (
  request: APIRequestContext,
  address: string,
  language: Language,
): Promise<PageWeight> => {
  const { origin } = new URL(address)
  const answer = await fetchFor(request, address, language)
  const { scripts, others } = namedIn(await answer.text())
  const asset = async (path: string): Promise<Answer> => {
    const at = new URL(path, origin).href
    const fetched = known.get(at) ?? fetchFor(request, at, language)
    known.set(at, fetched)
    return fetched
  }
  const weighed = await Promise.all(
    [...scripts, ...others].map(async (path) => [path, await asset(path)] as const),
  )
  return {
    whole: weighed.reduce((sum, [, { head, body }]) => sum + head + body, answer.head + answer.body),
    scripts: new Map(
      weighed.filter(([path]) => scripts.has(path)).map(([path, { body }]) => [path, body] as const),
    ),
  }
}
