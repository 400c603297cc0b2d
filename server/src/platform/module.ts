import type { ConsentPurpose } from '@marketplace/contract/customers/consents'
import type { ApprovalKind } from '@marketplace/contract/office/approvals'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { DeletionPreview, MyData } from '@marketplace/contract/rights/my-data'
import type { FastifyInstance } from 'fastify'
import type { Database } from './db/database.ts'
import type { Serve } from './http/serve.ts'
import type { JobName } from './jobs/add-job.queries.ts'
import type { JobDeclaration } from './jobs/job.ts'
import type { RetentionRule } from './retention/retention-rule.ts'
import type { SecondPersonKind } from './second-person/second-person-kind.ts'
import type { Services } from './services.ts'
import type { FilesInUse } from './stored-files/stored-files.jobs.ts'

/**
 * What a folder exports of itself for the whole, in its `module.ts`: one literal that `satisfies Module<Services>`. Every part
 * is optional. app/modules.ts lists the modules and folds them; a thing that has to be declared exactly once (a job, a key of
 * MyData, a thing of the deletion preview, a step of the erasure) is checked there by the compiler.
 */
export interface Module<S extends Services = Services> {
  /** Mounts its calls; the only place that imports its `*.routes.ts`. */
  routes?: (serve: Serve, services: S, app: FastifyInstance) => void | Promise<void>
  jobs?: { readonly [Name in JobName]?: JobDeclaration<Name, S> }
  /** What is kept in memory for all handlers, by its name in Services. */
  caches?: Readonly<Record<string, CacheDeclaration<unknown>>>
  /** Forgets what was made of cached rows; called after a cache has changed, with the tags of what changed. */
  onChange?: (services: S, tags: readonly string[]) => void
  /** What it does once a second person has approved it. */
  secondPerson?: { readonly [Kind in ApprovalKind]?: SecondPersonKind<S> }
  /** Its tables that are cleared by age. A table that is never cleared says why in rights/my-data/held-tables.test.ts. */
  retention?: readonly RetentionRule[]
  /** What it holds of a customer. */
  person?: PersonParts<S>
  /** What ends, in the same transaction, where consents of a purpose are withdrawn. */
  withdrawal?: { readonly [Purpose in FollowedPurpose]?: EndOnWithdrawal<S> }
  /** The addresses of stored files that its rows refer to: they are not cleared away. */
  filesInUse?: FilesInUse
  /** Seals its values under the newest data key (`npm run keys:rotate`). */
  reseal?: { what: string; run: (services: Pick<Services, 'db' | 'vault'>) => Promise<number> }
}

/** Keeps rows in memory and follows every change of them, of this process or another. */
export interface CacheDeclaration<Value> {
  /** The channel of NOTIFY that says that its rows have changed. */
  channel: string
  /** Reads for the first time. `changed` is to be called, with tags of what is new, after each later reading that found something. */
  open(
    services: Pick<Services, 'db' | 'env' | 'log' | 'now'>,
    changed: (tags: readonly string[]) => void,
  ): Promise<Cache<Value>>
}

export interface Cache<Value> {
  /** What handlers find in Services. */
  value: Value
  /** Reads again; called on NOTIFY and after a lost connection. Never throws: a failure is logged. */
  check(): Promise<void>
  stop?(): Promise<void>
}

/** A customer, and the contacts by which rows without their id are found. */
export interface Person {
  user_id: string
  mobile: string | null
  /** Proved: an address that nobody proved may be somebody else's. */
  email: string | null
  /** Every contact that they have proved, now or earlier, and that is not another's by now; e-mail addresses in small letters. */
  contacts: readonly string[]
  /** Of lists that grow with every visit, this many of the newest. */
  limit: number
}

export interface AskingPerson extends Person {
  language: LanguageId
  /** Whether sealed values and contacts are told in clear: a passcode has proved who asks. */
  in_clear: boolean
}

/**
 * An address in small letters that a customer typed, that nobody has proved, and the names that they gave with it. It may be
 * somebody else's: what stands under it is theirs where it bears a name of theirs or their id, too (decision 111).
 */
export interface UnprovedEmail {
  email: string
  names: readonly string[]
}

/** A customer who is being deleted. Nobody else has them: the transaction holds their row and their ledger of consents. */
export interface ErasedPerson extends Pick<Person, 'user_id' | 'contacts'> {
  unproved: UnprovedEmail | null
  ip_address: string | null
  now: Date
}

export interface PersonParts<S extends Services = Services> {
  /** Its keys of MyData. */
  gather?: (services: S, person: AskingPerson) => Promise<Partial<MyData>>
  /** Its counts of the deletion preview: null for a thing that is one whole. */
  preview?: (services: S, person: Person) => Promise<PreviewParts>
  /** Its steps of the erasure, in the caller's transaction; their order is that of rights/my-data/erasure-steps.ts. */
  erase?: Readonly<Record<string, EraseStep<S>>>
}

type CountOf<Things extends readonly { thing: string }[]> = Partial<
  Record<Things[number]['thing'], number | null>
>
export interface PreviewParts {
  goes?: CountOf<DeletionPreview['goes']>
  stays?: CountOf<DeletionPreview['stays']>
  also?: Partial<Omit<DeletionPreview, 'goes' | 'stays'>>
}

/** Done twice it changes nothing more. */
export type EraseStep<S extends Services = Services> = (
  services: S,
  tx: Database,
  person: ErasedPerson,
) => Promise<unknown>

/** Purposes whose consents something was opened on. */
export type FollowedPurpose = Extract<ConsentPurpose, 'share' | 'insurance'>
export type EndOnWithdrawal<S extends Services = Services> = (
  services: S,
  tx: Database,
  consentIds: readonly string[],
  now: Date,
) => Promise<void>
