import {
  checkKyc,
  refuseKyc,
  unmaskKyc,
  type MerchantPapers,
} from '@marketplace/contract/partners/partner-kyc'
import type { PartnerDetail } from '@marketplace/contract/partners/partners'
import { useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { kycTitles } from '../../office/papers/kyc-words.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { sealedKycWords, sealedOf, type SealedKycField } from './sealed-of.ts'

export interface KycAct {
  what: 'check' | 'refuse' | 'show'
  sent: MerchantPapers['kyc'][number]
  /** Of the record that stood beside it. */
  version: number
}

interface ActProps {
  act: KycAct
  partner: PartnerDetail
  onClose: () => void
  /** Reads again what the acts go by: the dialog closes once it is there. */
  onChanged: () => Promise<void>
}

/** Each value needs an act of its own on the audit log; those that were shown stay until the dialog is closed. */
const ShowDialog = ({ act: { sent }, onClose }: ActProps) => {
  const fields = sealedOf(sent)
  const [asked, setAsked] = useState<SealedKycField | null>(fields.length === 1 ? (fields[0] ?? null) : null)
  const [shown, setShown] = useState<Partial<Record<SealedKycField, string>>>({})
  if (asked !== null)
    return (
      <ReasonDialog
        isOpen
        draft={`kyc ${sent.submission_id} ${asked}`}
        title={`Show the ${sealedKycWords[asked]} they sent?`}
        action="Show"
        // It closes after a success too, and the values are looked at then.
        onClose={() => setAsked(null)}
        onSubmit={async (reason) => {
          const { data } = await officeCall(unmaskKyc, {
            body: { submission_id: sent.submission_id, field: asked, reason },
          })
          setShown({ ...shown, [asked]: data.value })
        }}
      >
        <p>Your name and the reason go on the audit log.</p>
      </ReasonDialog>
    )
  return (
    <Dialog isOpen title={`${kycTitles[sent.item]} as they sent it`} onClose={onClose} closeLabel="Close">
      <KeyValueList
        rows={fields.map((field) => ({
          key: field,
          label: sealedKycWords[field],
          value: shown[field] ?? (
            <Button kind="quiet" onClick={() => setAsked(field)}>
              Show<span className="sr-only"> the {sealedKycWords[field]}</span>
            </Button>
          ),
        }))}
      />
    </Dialog>
  )
}

/** The dialog of an act on what was sent. */
export const KycActs = (props: ActProps) => {
  const { act, partner, onClose, onChanged } = props
  const { submission_id, item } = act.sent
  const title = kycTitles[item].toLowerCase()
  if (act.what === 'show') return <ShowDialog {...props} />
  if (act.what === 'check')
    return (
      <FormDialog
        isOpen
        title={`Write the ${title} of ${partner.name} to the record?`}
        action="Checked: write it"
        onClose={onClose}
        canSubmit
        onSubmit={async () => {
          try {
            await officeCall(checkKyc, { body: { submission_id, version: act.version } })
          } finally {
            await onChanged()
          }
          showToast('Checked: it stands on the record', 'good')
        }}
      >
        {() => (
          <p>
            It takes the place of what the record holds. Compare it with their papers before
            {item === 'bank' ? ', and call them on the number we know: money will go there' : ''}.
          </p>
        )}
      </FormDialog>
    )
  return (
    <ReasonDialog
      isOpen
      draft={`kyc ${submission_id} refuse`}
      title={`Refuse the ${title} of ${partner.name}?`}
      action="Refuse"
      isDanger
      onClose={onClose}
      onSubmit={async (reason) => {
        try {
          await officeCall(refuseKyc, { body: { submission_id, reason } })
        } finally {
          await onChanged()
        }
        showToast('Refused: they are written to', 'good')
      }}
    >
      <p>They read the reason in their partner area and may send it again. The record stays as it is.</p>
    </ReasonDialog>
  )
}
