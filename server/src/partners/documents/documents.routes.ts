import {
  acceptDocument,
  listMerchantDocuments,
  listOwnDocuments,
  readMerchantDocument,
  readOwnDocument,
  refuseDocument,
  sendDocument,
  type MerchantDocument,
} from '@marketplace/contract/partners/partner-documents'
import { succeed } from '../../platform/answers/succeed.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { findPartner } from '../accounts/published.ts'
import { asOffice, asPartner } from '../scope/as-partner.ts'
import { acceptDocumentOf, refuseDocumentOf, showDocument } from './decide-document.ts'
import { findDocument, listDocuments } from './documents.queries.ts'
import { presentDocument, presentOwnDocument } from './present-document.ts'
import { openDocument } from './sealed-document.ts'
import { keepDocument } from './send-document.ts'

export const documentsRoutes = (serve: Serve, services: Services): void => {
  const { db } = services
  const ofMerchant = (partnerId: number): Promise<MerchantDocument[]> =>
    asOffice(db, async (tx) => {
      if ((await findPartner(tx, partnerId, dayInIndia(services.now()))) === null)
        throw new Problem('not_found')
      return (await listDocuments(tx, partnerId)).map(presentDocument)
    })

  serve(listOwnDocuments, async ({ actor: { partner_id } }) =>
    succeed(
      await asPartner(db, partner_id, async (tx) =>
        (await listDocuments(tx, partner_id)).map(presentOwnDocument),
      ),
    ),
  )

  serve(sendDocument, async ({ actor, ip, body, files }) => {
    const sent = files.get('document')
    if (sent === undefined)
      throw new Problem('invalid_request', [{ field: 'document', key: 'field_required' }])
    return succeed(await keepDocument(services, { actor, ip }, { ...body, bytes: sent.bytes }))
  })

  serve(readOwnDocument, async ({ actor: { partner_id }, params: { documentId } }) => {
    const row = await asPartner(db, partner_id, (tx) => findDocument(tx, documentId))
    if (row === null || row.stored_at === null) throw new Problem('not_found')
    const { media_type } = row
    return succeed({ media_type, content: (await openDocument(services, row)).toString('base64') })
  })

  serve(listMerchantDocuments, async ({ params: { id } }) => succeed(await ofMerchant(id)))

  serve(readMerchantDocument, async ({ actor, ip, body: { document_id } }) => {
    const { row, bytes } = await showDocument(services, { actor, ip }, document_id)
    return succeed({ media_type: row.media_type, content: bytes.toString('base64') })
  })

  serve(acceptDocument, async ({ actor, ip, body: { document_id } }) =>
    succeed(await ofMerchant(await acceptDocumentOf(services, { actor, ip }, document_id))),
  )

  serve(refuseDocument, async ({ actor, ip, body }) =>
    succeed(await ofMerchant(await refuseDocumentOf(services, { actor, ip }, body))),
  )
}
