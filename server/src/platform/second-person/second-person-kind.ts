import type { Database } from '../db/database.ts'
import type { Staff } from '../http/actors.ts'
import type { Services } from '../services.ts'
import type { RequestRow } from './requests.queries.ts'

/** Who asks, decides or takes back, and from where. */
export interface By {
  actor: Staff
  ip: string
}

/** One kind of act that needs a second person, declared by the module that does it. */
export interface SecondPersonKind<S extends Services = Services> {
  /** Locks what the act changes, in the order of the module's own changes; before the request itself is locked. */
  hold?: (tx: Database, request: RequestRow) => Promise<unknown>
  /** Refuses the words of a decision: those about a customer stand where nothing forgets them. */
  judgeNote?: (services: S, tx: Database, request: RequestRow, note: string) => Promise<void>
  /**
   * Does what was asked for, in the transaction of the approval, and writes it on the audit log. Its rules are judged anew, as
   * days have passed: what it throws leaves the request waiting.
   */
  perform: (services: S, tx: Database, request: RequestRow, by: By, at: Date) => Promise<void>
}
