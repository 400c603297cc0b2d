import {
  getPartnerKyc,
  kycItems,
  type KycItem,
  type KycSubmission,
} from '@marketplace/contract/partners/partner-kyc'
import { useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { BankDialog } from './bank-dialog.tsx'
import { BusinessDialog } from './business-dialog.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { KycCard } from './kyc-card.tsx'
import { TaxDialog } from './tax-dialog.tsx'

const ownKyc = ask('partner-kyc', getPartnerKyc, {})
const dialogs = { business: BusinessDialog, tax: TaxDialog, bank: BankDialog } as const
/** One card for each item, with what was sent of it last. */
const Cards = ({ sent }: { sent: readonly KycSubmission[] }) => {
  const [asked, setAsked] = useState<KycItem | null>(null)
  const Dialog = asked === null ? null : dialogs[asked]
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {kycItems.map((item) => (
        <KycCard
          key={item}
          item={item}
          submission={sent.find((one) => one.item === item) ?? null}
          onSend={() => setAsked(item)}
        />
      ))}
      {Dialog === null ? null : (
        <Dialog
          sent={sent.find(({ item }) => item === asked) ?? null}
          onClose={() => setAsked(null)}
          onSent={() => invalidate('partner-kyc')}
        />
      )}
    </div>
  )
}

/** What the partner sends in of its business, tax and bank, and how far it was checked. */
export const KycPage = () => {
  const { value, error, reload } = useAnswer(ownKyc)
  return (
    <>
      <PageHeading
        title="Business details"
        back={{ to: '/partner/settings', label: 'Back to settings' }}
        text="Each part is checked by us before it counts. Until then what we had before stays in force."
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-64" />
      ) : (
        <>
          <Cards sent={value.data} />
          <DocumentsCard sent={value.data} />
        </>
      )}
    </>
  )
}
