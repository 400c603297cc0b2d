import { getCertificate, type Certificate } from '@marketplace/contract/rights/deletions'
import { IconPrinter } from '@tabler/icons-react'
import { useParams } from '../../router/router.tsx'
import { useOpened } from '../../office/palette/use-recent.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { timeText } from '../../office/show/day-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { SkeletonRows } from '../../office/table/skeleton-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { causeWords, orderText } from './deletion-words.ts'
import { WhatGoesAndStays } from './what-goes-and-stays.tsx'

const home = { to: '/admin/customer-info-deletion?tab=done', label: 'Back to the deletions' }

const Lenders = ({ lenders }: Pick<Certificate, 'lenders'>) => (
  <section className="text-sm">
    <h2 className="mb-1 text-base">Receipts to lenders</h2>
    {lenders.length === 0 ? <p>No lender had anything from us.</p> : null}
    <ul className="divide-y divide-line-soft border-t border-line-soft">
      {lenders.map(({ lender_name, our_reference, told_at }) => (
        <li key={our_reference} className="flex flex-wrap gap-x-4 py-2">
          <span className="min-w-0 grow basis-48 wrap-anywhere">
            {lender_name} <span className="text-ink-soft">{our_reference}</span>
          </span>
          <span>{told_at === null ? 'is being told' : `told ${timeText(told_at)}`}</span>
        </li>
      ))}
    </ul>
  </section>
)

const Sheet = ({ certificate }: { certificate: Certificate }) => {
  const { record } = certificate
  return (
    <Card className="grid max-w-5xl gap-5 p-4 print:p-0 print:shadow-none" aria-label="Certificate">
      <KeyValueList
        rows={[
          {
            key: 'number',
            label: 'Certificate',
            value: <span className="figures">{certificate.certificate}</span>,
          },
          { key: 'day', label: 'Deleted', value: timeText(certificate.deleted_at) },
          { key: 'brand', label: 'Brand', value: certificate.brand_name },
          { key: 'cause', label: 'Cause', value: record === null ? null : causeWords[record.cause] },
          ...(record?.order == null
            ? []
            : [{ key: 'order', label: 'Ordered', value: orderText(record.order) }]),
        ]}
      />
      {record === null ? (
        <Notice>This deletion was done before certificates said what went and what stayed.</Notice>
      ) : (
        <WhatGoesAndStays record={record} isDone />
      )}
      <Lenders lenders={certificate.lenders} />
      <p className="text-xs text-ink-soft">
        “Your” is the one who was deleted. This sheet holds nothing that names them.
      </p>
    </Card>
  )
}

/** The certificate of a deletion, to print or to read again by its number. */
export const CertificatePage = () => {
  const { certificate: number = '' } = useParams()
  const { value, error, reload } = useAnswer(
    ask('deletions', getCertificate, { params: { certificate: number } }),
  )
  const certificate = value?.data ?? null
  const isAbsent = error !== null && (error.status === 404 || error.status === 400)
  useOpened(certificate === null ? null : `Certificate ${number}`)
  return (
    <>
      <PageHeading
        title={`Certificate of deletion ${number}`}
        back={home}
        actions={
          certificate === null ? undefined : (
            <span className="print:hidden">
              <Button kind="secondary" onClick={() => globalThis.print()}>
                <IconPrinter aria-hidden="true" className="size-5" />
                Print
              </Button>
            </span>
          )
        }
      />
      {certificate === null && error === null ? <SkeletonRows label="Loading the certificate..." /> : null}
      {certificate === null && isAbsent ? (
        <EmptyState title="There is no certificate of this number">
          It is D- and eight characters: look at it once more.
        </EmptyState>
      ) : null}
      {certificate === null && error !== null && !isAbsent ? (
        <ErrorState error={error} onRetry={reload} />
      ) : null}
      {certificate === null ? null : <Sheet certificate={certificate} />}
    </>
  )
}
