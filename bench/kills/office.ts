import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedInStaff } from '../../server/src/testing/builders/build-staff.ts'
import { formOf } from '../../server/src/testing/form-of.ts'

/** An answer that says no. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, words: string) {
    super(words)
    this.status = status
  }
}

/** Nothing came of it in time: a job that was lost, as far as anybody can see. */
export class NeverCame extends Error {}

/** Calls of one member of staff over a real connection, as a page makes them. @throws Refused; whatever fetch throws where the server is gone. */
export const officeOf = (url: () => string, { headers }: Pick<SignedInStaff, 'headers'>) => {
  const send = async <Data>(path: string, init: RequestInit): Promise<Data> => {
    const answer = await fetch(`${url()}${path}`, init)
    const text = await answer.text()
    if (!answer.ok) throw new Refused(answer.status, `${path}: ${answer.status} ${text.slice(0, 300)}`)
    return (JSON.parse(text) as { data: Data }).data
  }
  return {
    get: <Data>(path: string) => send<Data>(path, { headers }),
    post: <Data>(path: string, body: object = {}) =>
      send<Data>(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    upload: <Data>(facts: Record<string, string>, text: string, name: string) => {
      const form = formOf([...Object.entries(facts), ['file', Buffer.from(text), name]])
      return send<Data>('/api/lender-files', {
        method: 'POST',
        headers: { ...headers, ...form.headers },
        body: Uint8Array.from(form.payload),
      })
    },
  }
}
export type Office = ReturnType<typeof officeOf>

const LOOK_MS = 10

/** Looks again and again until `look` finds something. @throws NeverCame after `limitMs`. */
export const untilFound = async <T>(
  what: string,
  look: () => Promise<T | null>,
  limitMs: number,
): Promise<T> => {
  const began = performance.now()
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (performance.now() - began > limitMs)
      throw new NeverCame(`${what} did not come within ${limitMs / 1_000} s`)
    await sleep(LOOK_MS)
  }
}
