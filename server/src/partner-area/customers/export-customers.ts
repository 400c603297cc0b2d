import type {
  exportPartnerCustomers,
  PartnerCustomer,
} from '@marketplace/contract/partner-area/partner-customers'
import type { Query } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { StreamedFile } from '../../platform/answers/streamed-file.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { SignedInPartner } from '../../platform/http/actors.ts'
import { writeCsv, type WrittenCell } from '../../platform/sheets/write-sheet.ts'
import { asPartner } from '../../partners/scope/as-partner.ts'
import type { LeadFilter } from '../../partners/accounts/published.ts'
import { seesMoney } from '../account/partner-account.ts'
import { listCustomersBelow, type CustomerRow } from './customers.queries.ts'
import { filterOf, type Found, withLenders, withShares } from './read-customers.ts'

/** Leads of a part: some hundred kilobytes, whatever the file is long. */
const PART = 500

const titles = [
  'Since',
  'Customer',
  'Product',
  'State',
  'Asked for',
  'Yours until',
  'Lender',
  'Application',
  'State with the lender',
  'Disbursed',
  'Disbursed on',
]
/** Left out for a role that is told no share. */
const partTitles = ['Your part', 'Your part is']

const rupees = (value: number | null): WrittenCell => (value === null ? null : { rupees: value })

/** A line for each lender of a customer; one without any for who has applied nowhere. The last two cells are those of the part. */
const linesOf = (customer: PartnerCustomer): WrittenCell[][] => {
  const own = [
    { day: dayInIndia(new Date(customer.since)) },
    customer.masked_contact,
    customer.product_type,
    customer.state,
    rupees(customer.amount),
    { day: dayInIndia(new Date(customer.locked_until)) },
  ]
  if (customer.lenders.length === 0) return [[...own, null, null, null, null, null, null, null]]
  return customer.lenders.map((lender) => [
    ...own,
    lender.lender_name,
    lender.application_number,
    lender.status,
    rupees(lender.disbursed),
    lender.disbursal_day === null ? null : { day: lender.disbursal_day },
    rupees(lender.own_part),
    lender.own_part === null ? null : lender.is_sure === 1 ? 'paid by the lender' : 'an estimate',
  ])
}

const readPart = (
  { db }: Pick<Services, 'db'>,
  partnerId: number,
  filter: LeadFilter,
  below: number | null,
): Promise<Found> =>
  asPartner(db, partnerId, async (tx) =>
    withLenders(tx, partnerId, await listCustomersBelow(tx, partnerId, filter, { limit: PART, below })),
  )

/** Part by part; between two parts no connection is held, so that a slow reader costs the database nothing. */
async function* rowsOfFile(
  services: Pick<Services, 'db' | 'lenders'>,
  actor: SignedInPartner,
  filter: LeadFilter,
): AsyncGenerator<WrittenCell[]> {
  const columns = seesMoney(actor) ? [...titles, ...partTitles] : titles
  yield columns
  let below: number | null = null
  for (;;) {
    const part: Found = await readPart(services, actor.partner_id, filter, below)
    for (const customer of await withShares(services, actor, part))
      for (const line of linesOf(customer)) yield line.slice(0, columns.length)
    const last: CustomerRow | undefined = part.rows.at(-1)
    if (last === undefined || part.rows.length < PART) return
    below = last.lead_id
  }
}

/** Every lead of a filter as a file; that it leaves is on the audit log first. */
export const exportCustomers = async (
  services: Pick<Services, 'db' | 'lenders' | 'now'>,
  question: Query<typeof exportPartnerCustomers>,
  actor: SignedInPartner,
  ip: string,
): Promise<StreamedFile> => {
  const at = services.now()
  const { partner_id, auditActor } = actor
  const asked = Object.entries(question).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  await services.db.transaction((tx) =>
    recordEvent(
      tx,
      {
        auditActor,
        action: 'partner.export_customers',
        object_kind: 'partner',
        object_id: partner_id,
        after: Object.fromEntries(asked),
        ip,
      },
      at,
    ),
  )
  return new StreamedFile(writeCsv(rowsOfFile(services, actor, filterOf(question, at))))
}
