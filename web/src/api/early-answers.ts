/** Status and body of an answer; 0 and null where none came. */
export type EarlyAnswer = readonly [status: number, answer: unknown]

/** What tells a request from others. */
export interface SentRequest {
  method: string
  address: string
  headers: Readonly<Record<string, string>>
  body?: string
}

/** Answers to what a signed-in page asks for first, begun while its code was on its way (customer/early, decision 143). */
export interface EarlyAnswers {
  /** The answer to a request that was begun early and just so, once; nothing where none came: the line may be back by now. */
  take: (sent: SentRequest) => Promise<EarlyAnswer | null>
  /** The same where it is there by now; it stays to be taken. */
  find: (sent: SentRequest) => EarlyAnswer | null
  /** Waits until everything that was begun is there, and no longer than so many milliseconds. */
  until: (mostMs: number) => Promise<unknown>
}

declare global {
  /** On signed-in pages alone, and where they were opened by their address. */
  var earlyAnswers: EarlyAnswers | undefined
}
