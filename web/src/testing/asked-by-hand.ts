import { act } from './act.ts'

export interface Asked<Value> {
  signal: AbortSignal
  /** Lets the answer arrive, and the page take it in. */
  answer: (value: Value) => Promise<void>
  fail: (error: Error) => Promise<void>
}

/** A loader whose answers arrive when the test says so, in the order that it says. */
export const askedByHand = <Value>(): {
  load: (signal: AbortSignal) => Promise<Value>
  asked: readonly Asked<Value>[]
} => {
  const asked: Asked<Value>[] = []
  const load = (signal: AbortSignal): Promise<Value> =>
    new Promise((resolve, reject) => {
      asked.push({
        signal,
        answer: (value) => act(async () => resolve(value)),
        fail: (error) => act(async () => reject(error)),
      })
    })
  return { load, asked }
}
