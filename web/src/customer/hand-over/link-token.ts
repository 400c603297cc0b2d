import { useSyncExternalStore } from 'react'
import { findLanguage } from '@marketplace/contract/platform/offered-languages'
import { chooseLanguage } from '../../i18n/choose-language.ts'

/** The secret of the link that this page was opened by. */
const NAME = 'link'
const FRAGMENT = /^#([dsepbf][A-Za-z0-9_-]{22})(?:\.([a-z]{2,3}))?$/

const listeners = new Set<() => void>()
let current: string | null = null

const keep = (token: string | null): void => {
  current = token
  try {
    if (token === null) sessionStorage.removeItem(NAME)
    else sessionStorage.setItem(NAME, token)
  } catch {
    // A reload then asks for the link again, nothing else.
  }
  for (const listener of listeners) listener()
}

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(NAME)
  } catch {
    return null
  }
}

/** Takes the secret out of the address before anything else can read it there: it stays in no history. */
export const takeLinkToken = (): void => {
  const { hash, pathname, search } = location
  if (hash === '') {
    keep(stored())
    return
  }
  history.replaceState(history.state, '', pathname + search)
  const [, token = null, code] = FRAGMENT.exec(hash) ?? []
  keep(token)
  const language = findLanguage(code)
  if (language !== null && !/(?:^|; )lang=/.test(document.cookie)) chooseLanguage(language)
}

/** The link is spent, or good for nothing. */
export const forgetLinkToken = (): void => keep(null)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  // Another link pasted over this one: the same page, no reload.
  if (listeners.size === 1) addEventListener('hashchange', takeLinkToken)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('hashchange', takeLinkToken)
  }
}

/** The secret; null where there is none; undefined while the server renders and in the first render after it. */
export const useLinkToken = (): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => current,
    () => undefined,
  )
