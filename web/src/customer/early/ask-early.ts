import type { EarlyAnswer, SentRequest } from '../../api/early-answers.ts'
import type { Begun } from './hold-early.ts'

const LIMIT_MS = 15_000

const numberIn = (search: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(search)
  return found === null ? undefined : Number(found[1])
}

/** Where no answer came the page asks itself. */
const exchange = async ({ address, ...request }: SentRequest): Promise<EarlyAnswer> => {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const response = await fetch(address, { ...request, credentials: 'same-origin', signal })
    return [response.status, await response.json()]
  } catch {
    return [0, null]
  }
}

const begin = (sent: SentRequest): Begun => {
  const answer = exchange(sent)
  const begun: Begun = { sent, answer, answered: null }
  void answer.then((answered) => Object.assign(begun, { answered }))
  return begun
}

/**
 * Begins what a signed-in page asks for first, just as its own code will ask for it: the profile, and where the offers stand the offers
 * of the application. Nothing where nobody is signed in. Imports nothing of the page, so that it waits for nothing (decision 143).
 */
export const askEarly = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  language: string,
  storage: Pick<Storage, 'getItem'>,
): Begun[] => {
  const token = storage.getItem('atkn')
  const id = storage.getItem('prospectAppId')
  const appId = storage.getItem('appId')
  if (token === null || id === null || !pathname.startsWith('/user/')) return []
  const accept = 'application/json'
  const headers = { accept, 'accept-language': language }
  const authorization = `Bearer ${token}`
  const profile = begin({ method: 'GET', address: `/api/user/${id}`, headers: { ...headers, authorization } })
  // Whoever is led on from here (session/landing-route.ts) is shown no offers, and is not counted as if they were.
  const isLedOn = storage.getItem('productType') === null || storage.getItem('lender') !== null
  if (appId === null || isLedOn || !/^\/user\/(?:business-)?offers$/.test(pathname)) return [profile]
  const offers = begin({
    method: 'POST',
    address: `/api/applications/${appId}/offers`,
    headers: { ...headers, 'content-type': accept, authorization },
    body: JSON.stringify({
      amount: numberIn(search, /[?&]amount=(\d{1,9})(?:&|$)/),
      tenure_months: numberIn(search, /[?&]tenure=(\d{1,9})(?:&|$)/),
    }),
  })
  return [profile, offers]
}
