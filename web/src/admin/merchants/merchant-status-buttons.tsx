import {
  setPartnerStatus,
  type PartnerDetail,
  type PartnerStatus,
} from '@marketplace/contract/partners/partners'
import { useState } from 'react'
import { officeCall } from '../../office/session/office-call.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { wordsOfMove } from '../partners/status-words.ts'

/** What may become of a partner now, each with its reason. */
export const MerchantStatusButtons = ({
  partner,
  onChanged,
}: {
  partner: PartnerDetail
  onChanged: () => void
}) => {
  const [asked, setAsked] = useState<PartnerStatus | null>(null)
  const words = asked === null ? null : wordsOfMove(partner.status, asked)
  const kindOf = (status: PartnerStatus) => {
    if (status === 'active') return 'primary'
    return status === 'closed' ? 'danger' : 'secondary'
  }
  return (
    <>
      {partner.next_statuses.toReversed().map((status) => (
        <Button key={status} kind={kindOf(status)} aria-haspopup="dialog" onClick={() => setAsked(status)}>
          {wordsOfMove(partner.status, status)?.button}
        </Button>
      ))}
      {asked === null || words === null ? null : (
        <ReasonDialog
          isOpen
          draft={`partner ${partner.id} ${asked}`}
          title={words.title(partner.name)}
          action={words.button}
          // Who has only asked to become one can ask again; a partner that is closed has lost its way in.
          isDanger={asked === 'closed'}
          {...(asked === 'closed' && partner.status !== 'requested' && { typedName: partner.name })}
          onClose={() => setAsked(null)}
          onSubmit={async (reason) => {
            const { message } = await officeCall(setPartnerStatus, {
              body: { partner_id: partner.id, status: asked, reason },
            })
            showToast(message, 'good')
            onChanged()
          }}
        >
          <p>{words.text}</p>
        </ReasonDialog>
      )}
    </>
  )
}
