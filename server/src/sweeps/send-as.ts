import type { Call } from '@marketplace/contract/platform/call'
import type { ActorKind, Actors } from '../testing/builders/build-actors.ts'
import type { TestApp } from '../testing/test-app.ts'
import { sampleOf, urlOf } from './sample-requests.ts'

/** Makes a call with its sample request, as one kind of actor. */
export const sendAs = ({ app }: TestApp, { headers, customer }: Actors, call: Call, kind: ActorKind) => {
  const sample = sampleOf(call, customer)
  return app.inject({
    method: call.method,
    url: urlOf(call, sample),
    headers: { ...sample.headers, ...headers[kind] },
    ...(call.method === 'POST' && { payload: sample.body ?? {} }),
  })
}
