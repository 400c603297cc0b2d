import { isGstin, panOfGstin } from '@marketplace/contract/platform/gstin-check-digit'
import { unmaskPartner, updatePartner, type PartnerDetail } from '@marketplace/contract/partners/partners'
import { useMemo, useState } from 'react'
import { filterDigits, filterCharacters } from '../../office/form/check-fields.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { ReasonDialog } from '../../office/form/reason-dialog.tsx'
import { textOrNull } from '../../office/form/text-or-null.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { LapsedChecks } from './lapsed-checks.tsx'
import { PartnerCard } from './partner-card.tsx'
import { SealedField } from './sealed-field.tsx'

type Sealed = 'pan' | 'gstin' | 'account_number'
const sealedWords: Readonly<Record<Sealed, string>> = {
  pan: 'PAN',
  gstin: 'GSTIN',
  account_number: 'Account number',
}

const filterCapitals = filterCharacters(/[A-Z0-9]/)
const capitals = (typed: string): string => filterCapitals(typed.toUpperCase())

/** The same check as the server's, said while the cursor is still in the field. */
const gstinWrong = (gstin: string | null, pan: string | null): string | undefined => {
  if (gstin === null || gstin.length < 15) return undefined
  if (!isGstin(gstin)) return 'Invalid GSTIN: check each of its 15 characters'
  return pan !== null && pan !== '' && panOfGstin(gstin) !== pan
    ? 'This GSTIN belongs to another PAN'
    : undefined
}

const KycDialog = ({
  partner,
  onClose,
  onChanged,
}: {
  partner: PartnerDetail
  onClose: () => void
  onChanged: () => void
}) => {
  const [pan, setPan] = useState<string | null>('')
  const [gstin, setGstin] = useState<string | null>('')
  const [account, setAccount] = useState<string | null>('')
  const stored = useMemo(
    () => ({
      accountName: partner.account_name ?? '',
      ifsc: partner.ifsc ?? '',
    }),
    [partner],
  )
  const [{ accountName, ifsc }, set, forget] = useDraft(
    `partner ${partner.id} ${partner.version} tax`,
    stored,
  )
  const close = (): void => {
    forget()
    onClose()
  }
  const wrong = gstinWrong(gstin, pan)
  const save = async (): Promise<void> => {
    const { message } = await officeCall(updatePartner, {
      body: {
        partner_id: partner.id,
        version: partner.version,
        ...(pan !== '' && { pan }),
        ...(gstin !== '' && { gstin }),
        ...(account !== '' && { account_number: account }),
        account_name: textOrNull(accountName),
        ifsc: textOrNull(ifsc),
      },
    })
    showToast(message, 'good')
    onChanged()
  }
  return (
    <FormDialog
      isOpen
      title="Tax and bank details"
      action="Save"
      canSubmit={wrong === undefined}
      onClose={close}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <SealedField
            label="PAN"
            masked={partner.pan_masked}
            error={errors['pan']}
            maxLength={10}
            value={pan}
            keep={capitals}
            onChange={setPan}
          />
          <SealedField
            label="GSTIN"
            masked={partner.gstin_masked}
            error={errors['gstin'] ?? wrong}
            maxLength={15}
            value={gstin}
            keep={capitals}
            onChange={setGstin}
          />
          <TextField
            label="Account holder"
            error={errors['account_name']}
            maxLength={80}
            autoComplete="off"
            value={accountName}
            onChange={({ target }) => set({ accountName: target.value })}
          />
          <SealedField
            label="Account number"
            masked={partner.account_number_masked}
            inputMode="numeric"
            error={errors['account_number']}
            maxLength={18}
            value={account}
            keep={filterDigits}
            onChange={setAccount}
          />
          <TextField
            label="IFSC"
            error={errors['ifsc']}
            maxLength={11}
            autoComplete="off"
            spellCheck={false}
            value={ifsc}
            onChange={({ target }) => set({ ifsc: capitals(target.value) })}
          />
        </>
      )}
    </FormDialog>
  )
}

interface MaskedProps {
  label: string
  masked: string | null
  shown: string | undefined
  onAsk: () => void
}

const Masked = ({ label, masked, shown, onAsk }: MaskedProps) =>
  masked === null ? (
    '–'
  ) : (
    <span className="flex min-h-11 flex-wrap items-center gap-x-3">
      <span className="figures">{shown ?? masked}</span>
      {shown === undefined ? (
        <Button kind="quiet" aria-label={`Show ${label}`} aria-haspopup="dialog" onClick={onAsk}>
          Show
        </Button>
      ) : null}
    </span>
  )

/** Tax and bank details: masked, and shown one by one for a reason. */
export const PartnerKycCard = ({ partner, onChanged }: { partner: PartnerDetail; onChanged: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<Sealed | null>(null)
  const [shown, setShown] = useState<Partial<Record<Sealed, string>>>({})
  const masked = (field: Sealed, value: string | null) => (
    <Masked label={sealedWords[field]} masked={value} shown={shown[field]} onAsk={() => setAsked(field)} />
  )
  return (
    <PartnerCard
      title="Tax and bank details"
      actions={
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Edit tax and bank details
        </Button>
      }
    >
      {partner.slug === null ? null : <LapsedChecks id={partner.id} />}
      <KeyValueList
        rows={[
          { key: 'pan', label: 'PAN', value: masked('pan', partner.pan_masked) },
          { key: 'gstin', label: 'GSTIN', value: masked('gstin', partner.gstin_masked) },
          { key: 'holder', label: 'Account holder', value: partner.account_name },
          {
            key: 'account',
            label: 'Account number',
            value: masked('account_number', partner.account_number_masked),
          },
          { key: 'ifsc', label: 'IFSC', value: partner.ifsc },
        ]}
      />
      {isOpen ? (
        <KycDialog
          key={partner.version}
          partner={partner}
          onClose={() => setOpen(false)}
          onChanged={() => {
            setShown({})
            onChanged()
          }}
        />
      ) : null}
      {asked === null ? null : (
        <ReasonDialog
          isOpen
          draft={`partner ${partner.id} ${asked}`}
          title={`Show the ${sealedWords[asked]}?`}
          action="Show"
          onClose={() => setAsked(null)}
          onSubmit={async (reason) => {
            const { data } = await officeCall(unmaskPartner, {
              body: { partner_id: partner.id, field: asked, reason },
            })
            setShown({ ...shown, [asked]: data.value })
            onChanged()
          }}
        >
          <p>Your name and the reason go on the audit log.</p>
        </ReasonDialog>
      )}
    </PartnerCard>
  )
}
