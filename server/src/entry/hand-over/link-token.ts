import { randomBytes } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { defaultLanguage } from '@marketplace/contract/platform/offered-languages'
import { channelMarks, type LinkChannel } from '@marketplace/contract/entry/hand-over'

const RANDOM_BYTES = 16

/** 128 random bits after the mark of what carries them; only the hash of the whole is stored. */
export const newLinkToken = (channel: LinkChannel): string => {
  const mark = Object.entries(channelMarks).find(([, carried]) => carried === channel)?.[0] ?? ''
  return `${mark}${randomBytes(RANDOM_BYTES).toString('base64url')}`
}

/** What a token says that it is carried by. */
export const channelOf = (token: string): LinkChannel | null =>
  Object.entries(channelMarks).find(([mark]) => token.startsWith(mark))?.[1] ?? null

/** Links that are opened at /transfer/{id} name the start that they lead to in the path; sent ones are too long with it. */
export const namesItsStart = (channel: LinkChannel): boolean => channel === 'device' || channel === 'partner'

/** What opens a link's page in a language on a device that has chosen none; nothing for the default one. */
export const languageMark = (language: LanguageId): string =>
  language === defaultLanguage ? '' : `.${language}`

/**
 * The secret is the fragment: a browser sends it to no server, so that it is in no log and in no referrer. The
 * language's mark follows it.
 */
export const linkPath = (
  channel: LinkChannel,
  prospectAppId: string,
  token: string,
  language: LanguageId,
): string =>
  `${namesItsStart(channel) ? `/transfer/${prospectAppId}` : '/auth'}#${token}${languageMark(language)}`
