import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import { ownerAndAccounts, type Call } from '../platform/call.ts'
import { Id, Instant, rowIdInPath } from '../platform/formats.ts'
import type { EntityKind } from './pan-of-kind.ts'
import { Reason } from './partners.ts'

/** The papers that show what a partner sent in of itself. */
export const documentKinds = ['pan', 'gst', 'bank', 'address', 'constitution'] as const
export const DocumentKind = z.enum(documentKinds, { error: 'invalid_value' })
export type DocumentKind = z.output<typeof DocumentKind>

export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type DocumentType = (typeof documentTypes)[number]

/** How long a paper that was refused or replaced is kept after that. */
export const DOCUMENT_DAYS = 90

/**
 * Which papers are needed of a business: its constitution of whoever is more than one person, the GST certificate of whoever sent a
 * GSTIN. Before either is known all others are.
 */
export const neededDocuments = (of: {
  entity_kind: EntityKind | null
  has_gstin: boolean
}): readonly DocumentKind[] =>
  documentKinds.filter((kind) => {
    if (kind === 'gst') return of.has_gstin
    if (kind === 'constitution') return of.entity_kind !== null && of.entity_kind !== 'proprietor'
    return true
  })

/** The papers of every business. */
export const documentsOfAll = neededDocuments({ entity_kind: null, has_gstin: false })

/** `replaced`: another of its kind was sent before this one was looked at, or was accepted after it. */
export const documentStates = ['sent', 'accepted', 'refused', 'replaced'] as const

export const PartnerDocument = z.object({
  document_id: Id,
  kind: DocumentKind,
  media_type: z.enum(documentTypes),
  bytes: z.number(),
  state: z.enum(documentStates),
  sent_at: Instant,
  refused_reason: z.nullable(z.string()),
  decided_at: z.nullable(Instant),
  /** Once it is to be deleted: the moment after which a night deletes it. */
  kept_until: z.nullable(Instant),
})
export type PartnerDocument = z.output<typeof PartnerDocument>

/** Every paper that is still kept, the newest of each kind first. */
const documents = dataOf(z.array(PartnerDocument))

export const listOwnDocuments = {
  method: 'GET',
  path: '/api/partner/documents',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  notInMasquerade: true,
  answer: documents,
  errors: [],
} as const satisfies Call

/**
 * Keeps one paper, PDF, JPEG or PNG by its bytes, sealed. The id is made by who sends: sent again it is kept once. One of its kind
 * that waits is replaced by it.
 * Failures: 400 document_type, document_cut_off, document_locked, document_active; 409 conflict where the id is of another kind.
 */
export const sendDocument = {
  method: 'POST',
  path: '/api/partner/documents/send',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'writes',
  limit: 'write',
  beforeActivation: true,
  stepUp: true,
  upload: { fields: ['document'], max_bytes: MAX_DOCUMENT_BYTES },
  body: z.strictObject({ document_id: Id, kind: DocumentKind }),
  answer: documents,
  errors: ['conflict'],
} as const satisfies Call

/** The paper itself, to be shown by the page that asked: it has no address of its own. */
const Content = z.object({
  media_type: z.enum(documentTypes),
  /** Base64. */
  content: z.string(),
})

export const readOwnDocument = {
  method: 'GET',
  path: '/api/partner/documents/:documentId',
  audience: 'partner',
  roles: ownerAndAccounts,
  effect: 'reads',
  limit: 'read',
  beforeActivation: true,
  notInMasquerade: true,
  stepUp: true,
  params: z.object({ documentId: Id }),
  answer: dataOf(Content),
  errors: ['not_found'],
} as const satisfies Call

export const MerchantDocument = z.extend(PartnerDocument, { decided_by: z.nullable(z.string()) })
export type MerchantDocument = z.output<typeof MerchantDocument>
const ofMerchant = dataOf(z.array(MerchantDocument))

export const listMerchantDocuments = {
  method: 'GET',
  path: '/api/merchants/:id/documents',
  audience: [1],
  limit: 'read',
  params: z.object({ id: rowIdInPath() }),
  answer: ofMerchant,
  errors: ['not_found'],
} as const satisfies Call

/** What staff look at is on the audit log before it is answered. */
export const readMerchantDocument = {
  method: 'POST',
  path: '/api/merchants/documents/read',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ document_id: Id }),
  answer: dataOf(Content),
  errors: ['not_found'],
} as const satisfies Call

/** The one of its kind that was accepted before is replaced. Failures: 404; 409 conflict where it was decided or replaced meanwhile. */
export const acceptDocument = {
  method: 'POST',
  path: '/api/merchants/documents/accept',
  audience: [1],
  limit: 'write',
  stepUp: true,
  body: z.strictObject({ document_id: Id }),
  answer: ofMerchant,
  errors: ['not_found', 'conflict'],
} as const satisfies Call

/** The partner reads the reason, and is written to. Failures: 404; 409 conflict where it was decided or replaced meanwhile. */
export const refuseDocument = {
  method: 'POST',
  path: '/api/merchants/documents/refuse',
  audience: [1],
  limit: 'write',
  body: z.strictObject({ document_id: Id, reason: Reason }),
  answer: ofMerchant,
  errors: ['not_found', 'conflict'],
} as const satisfies Call
