import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { readCookies } from '../http/read-cookies.ts'
import type { Services } from '../services.ts'
import {
  isIssuedBrowser,
  knowsBrowser,
  knowsCustomerBrowser,
  saveCustomerBrowser,
  saveKnownBrowser,
} from './known-browsers.queries.ts'
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

const sinceOf = (now: Date): Date => new Date(now.getTime() - KNOWN_BROWSER_DAYS * DAY_MS)

/** The hash of the browser's token where `subject` signed in with it before; null for a stranger's. */
export const recogniseBrowser = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string | undefined,
  subject: Subject,
): Promise<Buffer | null> => {
  if (token === undefined || !TOKEN.test(token)) return null
  const hash = hashOf(token)
  return (await knowsBrowser(db, hash, subject, sinceOf(now()))) ? hash : null
}

/** The token that the browser has where we gave it out, else a new one. */
const tokenFor = async (db: Database, token: string | undefined): Promise<string> => {
  const isOurs = token !== undefined && TOKEN.test(token) && (await isIssuedBrowser(db, hashOf(token)))
  return isOurs ? token : randomBytes(32).toString('base64url')
}

/** Notes that `subject` signed in with this browser. @returns its token: the one it has where we gave it out, else a new one. */
export const rememberBrowser = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string | undefined,
  subject: Subject,
): Promise<string> => {
  const kept = await tokenFor(db, token)
  await saveKnownBrowser(db, hashOf(kept), subject, now())
  return kept
}

const contactIndex = ({ blindIndex }: Services['vault'], contact: string): Buffer =>
  blindIndex('known-browser.contact', contact)

/** The hash of the browser's token where a customer signed in with it by `contact` before; null for a stranger's. */
export const recogniseCustomerBrowser = async (
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  token: string | undefined,
  contact: string,
): Promise<Buffer | null> => {
  if (token === undefined || !TOKEN.test(token)) return null
  const hash = hashOf(token)
  const isKnown = await knowsCustomerBrowser(db, hash, contactIndex(vault, contact), sinceOf(now()))
  return isKnown ? hash : null
}

/** Notes that a customer signed in with this browser by `contact`. @returns its token, as `rememberBrowser` does. */
export const rememberCustomerBrowser = async (
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  token: string | undefined,
  { user_id, contact }: { user_id: string; contact: string },
): Promise<string> => {
  const kept = await tokenFor(db, token)
  const contact_index = contactIndex(vault, contact)
  await saveCustomerBrowser(db, { token_hash: hashOf(kept), contact_index, user_id, now: now() })
  return kept
}
