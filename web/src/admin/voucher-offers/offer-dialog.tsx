import type { OfferFacts } from '@marketplace/contract/catalogue/catalogue-facts'
import { saveOfficeOffer, type OfficeOffer } from '@marketplace/contract/catalogue/vouchers-office'
import { useMemo } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { invalidate } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showToast } from '../../ui/toast-store.ts'
import { FactDialog } from '../catalogue-form/fact-dialog.tsx'
import { offerFields } from './offer-fields.ts'

const chosenOnce = ['slug', 'product_type']

const presentOf = (failure: unknown): OfficeOffer | null =>
  hasCode<typeof saveOfficeOffer>(failure, 'conflict') ? (failure.present as OfficeOffer) : null

interface OfferDialogProps {
  /** Null adds one. */
  offer: OfficeOffer | null
  brands: readonly { slug: string; name: string }[]
  onClose: () => void
}

/** The facts of a merchant's voucher or deal; its stock has a dialog of its own. */
export const OfferDialog = ({ offer, brands, onClose }: OfferDialogProps) => {
  const fields = useMemo(() => offerFields(brands), [brands])
  return (
    <FactDialog
      title={offer === null ? 'Add a voucher or deal' : `${offer.merchant_name}: ${offer.value_en}`}
      action="Save offer"
      draft={`voucher-offer ${offer?.offer_id ?? 'new'}`}
      fields={fields}
      prefix="offer"
      fixed={chosenOnce}
      stored={offer}
      presentOf={presentOf}
      onClose={onClose}
      save={async (facts, tag) => {
        const { message } = await officeCall(saveOfficeOffer, {
          body: { offer_id: offer?.offer_id ?? null, tag, offer: facts as OfferFacts },
        })
        showToast(offer === null ? `${message}. It is off until you switch it on.` : message, 'good')
        invalidate('voucher-offers')
      }}
    />
  )
}
