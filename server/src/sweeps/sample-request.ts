import type { Holdings } from '../testing/builders/build-world.ts'

export type Fields = Record<string, unknown>

/** A request that the call's schemas accept, in the name of somebody who owns what it names. */
export interface Sample {
  params?: Fields
  query?: Fields
  body?: Fields
  headers?: Record<string, string>
}

/** By method and path of the call. */
export type Samples = Readonly<Record<string, (own: Holdings) => Sample>>
