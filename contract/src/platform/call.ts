import type * as z from 'zod/mini'
import type { ErrorCode } from './error-codes.ts'

/** Staff roles of section 6: 1 Administrator, 2 Analyst, 3 Caller. */
export type Role = 1 | 2 | 3

/**
 * Who may make a call. `anyone`: no session needed. `customer`, `partner`: that kind of session. A list of roles: a
 * staff session with one of them. `lender`: a callback signed with the lender's secret. `api_key`: a partner's own system, with
 * a key of that partner.
 */
export type Audience = 'anyone' | 'customer' | 'partner' | 'api_key' | 'lender' | readonly Role[]

/**
 * What a person of a partner's team does there: `owner` everything, `accounts` the money and what it is paid by, `sales` customers and
 * what brings them.
 */
export const partnerRoles = ['owner', 'accounts', 'sales'] as const
export type PartnerRole = (typeof partnerRoles)[number]

/** Who of a team may make a call: `roles` of each partner call is one of these (decision 104). */
export const everyRole = ['owner', 'accounts', 'sales'] as const satisfies typeof partnerRoles
export const ownerAlone = ['owner'] as const
export const ownerAndAccounts = ['owner', 'accounts'] as const
export const ownerAndSales = ['owner', 'sales'] as const

/** What a key of a partner may be good for. */
export const apiScopes = ['read:leads', 'write:leads', 'read:money'] as const
export type ApiScope = (typeof apiScopes)[number]

/**
 * Which of the limits of platform/http/rate-limits.ts a call spends from. `read` is counted in each process alone; `lender` by
 * the call itself, once it has looked at the signature.
 */
export type Limit =
  | 'read'
  | 'sign_in'
  | 'office_sign_in'
  | 'write'
  | 'public_write'
  | 'public_form'
  | 'partner_api'
  | 'lender'

type Schema = z.ZodMiniType

/**
 * What a call does to what is stored. `writes` is every call that changes, stamps or counts anything for the one who asks, a download that
 * is put on record too, whatever its method; `reads` leaves no row changed. Staff who look in at a partner's area are refused what writes.
 */
export type Effect = 'reads' | 'writes'

interface AnyCall {
  readonly method: 'GET' | 'POST'
  /** With Fastify's `:name` for path parameters. */
  readonly path: `/api/${string}`
  readonly limit: Limit
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Headers that it reads beside the bearer token, and whether it needs them. */
  readonly headers?: Readonly<Record<string, 'needed' | 'optional'>>
  /** The status of a success; 200 unless said. */
  readonly status?: 202
  /** What a success answers; failures are always `Failure`. */
  readonly answer: Schema
  /** The codes with which its own rules refuse; what follows from the rest of this literal is added (call-errors.ts). */
  readonly errors: readonly ErrorCode[]
  /** Present on calls that take a file: a multipart form of the files named here, one each, and the fields of `body` as texts. */
  readonly upload?: {
    readonly fields: readonly [string, ...string[]]
    readonly max_bytes: number
    /** The files go to disk while they arrive, each into a file of its own that ends with the request, and not into memory. */
    readonly isSpooled?: true
    /** None has to be there. */
    readonly isOptional?: true
  }
  /**
   * Present on calls whose success is a file to save and not JSON; `answer` is its text. `isStreamed`: it is made while it is sent,
   * however long it is, and breaks off where it cannot be made to the end.
   */
  readonly file?: {
    readonly type:
      | 'text/csv'
      | 'application/pdf'
      | 'image/svg+xml'
      | 'image/png'
      | 'audio/wav'
      | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    readonly name: string
    readonly isStreamed?: true
  }
  /** Present on calls for anyone that answer a signed-in member of staff more; a staff session that has ended is not signed in. */
  readonly staffSeeMore?: true
  /** Present on calls that a page makes by itself: they do not keep a session alive (decisions.md 7). */
  readonly background?: true
  /** Present on the calls of staff and partners that answer before a second factor is enrolled and a password of one's own is chosen. */
  readonly beforeEnrolment?: true
  /**
   * Present on the partner calls that answer one who prepares: a business that asked to become a partner, and signs in before it is active
   * (decision 126). Those that answer before a second factor is enrolled do so as well.
   */
  readonly beforeActivation?: true
  /**
   * Present on staff calls whose answer shows a customer, or a list of them: who looked at whom is on the audit log before the
   * answer leaves (decision 064). Those shown are the `user_id`s of request and answer.
   */
  readonly shows?: 'person' | 'people'
  /** Present on calls of staff and partners that need a second factor of the last ten minutes (decision 063), or of the last five. */
  readonly stepUp?: true | 'within five minutes'
  /** Present on partner calls that show what staff who look in never see: keys, secrets, sign-ins. Files are refused them without it. */
  readonly notInMasquerade?: true
  /** Present on calls that exist in the demo alone. */
  readonly demo?: true
}

/** One call across the wire, declared once: served by the server, made by the web, printed as OpenAPI. A partner's says what it does and who of its team may make it, one for keys the scope that it needs. */
export type Call = AnyCall &
  (
    | {
        readonly audience: 'partner'
        readonly effect: Effect
        readonly roles: readonly PartnerRole[]
        readonly scope?: never
      }
    | {
        readonly audience: 'api_key'
        readonly scope: ApiScope
        readonly effect?: never
        readonly roles?: never
      }
    | {
        readonly audience: Exclude<Audience, 'partner' | 'api_key'>
        readonly scope?: never
        readonly effect?: never
        readonly roles?: never
      }
  )

export type Params<C extends Call> = C['params'] extends Schema ? z.output<C['params']> : undefined
export type Query<C extends Call> = C['query'] extends Schema ? z.output<C['query']> : undefined
export type Body<C extends Call> = C['body'] extends Schema ? z.output<C['body']> : undefined
export type Answer<C extends Call> = C['answer']['_zod']['output']
