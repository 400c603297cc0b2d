import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { readCookies } from '../http/read-cookies.ts'
import type { Services } from '../services.ts'
import { isIssuedBrowser, knowsBrowser, saveKnownBrowser } from './known-browsers.queries.ts'
import type { Subject } from './subject.ts'

/** A browser is known for this long after it was last used to sign in. */
export const KNOWN_BROWSER_DAYS = 180
const DAY_MS = 86_400_000
const TOKEN = /^[A-Za-z0-9_-]{43}$/

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const isHttps = (env: Pick<Env, 'PUBLIC_URL'>): boolean => env.PUBLIC_URL?.startsWith('https:') === true
/** `__Host-` needs https; the demo on plain http goes without. */
const cookieName = (env: Pick<Env, 'PUBLIC_URL'>): string =>
  isHttps(env) ? '__Host-known_browser' : 'known_browser'

/** The cookie opens nothing: it only says that somebody signed in with this browser before (sign-in-limits.ts). */
export const readBrowserCookie = (
  env: Pick<Env, 'PUBLIC_URL'>,
  request: FastifyRequest,
): string | undefined => readCookies(request)[cookieName(env)]

export const setBrowserCookie = (env: Pick<Env, 'PUBLIC_URL'>, reply: FastifyReply, token: string): void => {
  void reply.setCookie(cookieName(env), token, {
    path: '/',
    httpOnly: true,
    secure: isHttps(env),
    sameSite: 'strict',
    maxAge: KNOWN_BROWSER_DAYS * 86_400,
  })
}

/** The token of the browser that asks, for a customer's session to be known by: the one that it has, else a new one. */
export const browserTokenOf = (env: Pick<Env, 'PUBLIC_URL'>, request: FastifyRequest): string => {
  const own = readBrowserCookie(env, request)
  return own !== undefined && TOKEN.test(own) ? own : randomBytes(32).toString('base64url')
}

/** The hash of the browser's token where `subject` signed in with it before; null for a stranger's. */
export const recogniseBrowser = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string | undefined,
  subject: Subject,
): Promise<Buffer | null> => {
  if (token === undefined || !TOKEN.test(token)) return null
  const hash = hashOf(token)
  const since = new Date(now().getTime() - KNOWN_BROWSER_DAYS * DAY_MS)
  return (await knowsBrowser(db, hash, subject, since)) ? hash : null
}

/** Notes that `subject` signed in with this browser. @returns its token: the one it has where we gave it out, else a new one. */
export const rememberBrowser = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string | undefined,
  subject: Subject,
): Promise<string> => {
  const own = token !== undefined && TOKEN.test(token) && (await isIssuedBrowser(db, hashOf(token)))
  const kept = own ? token : randomBytes(32).toString('base64url')
  await saveKnownBrowser(db, hashOf(kept), subject, now())
  return kept
}
