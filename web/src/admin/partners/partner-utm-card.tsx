import { updatePartnerUtm, type PartnerDetail } from '@marketplace/contract/partners/partners'
import { useMemo, useState } from 'react'
import { filterCharacters } from '../../office/form/check-fields.ts'
import { timeText } from '../../office/show/day-text.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { toastFailure } from '../../office/show/toast-failure.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { PartnerCard } from './partner-card.tsx'

/** Section 5: only letters, digits, underscore and hyphen, or empty. */
const filterUtm = filterCharacters(/[A-Za-z0-9_-]/)

const UtmDialog = ({
  partner,
  onClose,
  onChanged,
}: {
  partner: PartnerDetail
  onClose: () => void
  onChanged: () => void
}) => {
  const stored = useMemo(() => ({ utmId: partner.utm_id ?? '' }), [partner.utm_id])
  const [{ utmId }, set, forget] = useDraft(`partner ${partner.id} tracking id`, stored)
  const close = (): void => {
    forget()
    onClose()
  }
  const save = async (): Promise<void> => {
    await toastFailure(async () => {
      const { message } = await officeCall(updatePartnerUtm, {
        params: { id: partner.id },
        body: { utm_id: utmId },
      })
      showToast(message, 'good')
    })
    onChanged()
  }
  return (
    <FormDialog
      isOpen
      title="Tracking id"
      action="Save"
      canSubmit={utmId !== (partner.utm_id ?? '')}
      onClose={close}
      onSubmit={save}
    >
      {(errors) => (
        <>
          <p className="text-sm">
            Links with an earlier tracking id of this partner go on counting for it, so no other partner is
            ever given one of them.
          </p>
          <TextField
            label="Tracking id (utm_id)"
            hint="Letters, digits, underscore and hyphen. Empty takes it away."
            error={errors['utm_id']}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={utmId}
            onChange={({ target }) => set({ utmId: filterUtm(target.value) })}
          />
        </>
      )}
    </FormDialog>
  )
}

/** How its customers are told from others: its link and its tracking id. */
export const PartnerUtmCard = ({ partner, onChanged }: { partner: PartnerDetail; onChanged: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const { slug, utm_id, utm_ids } = partner
  const link =
    slug === null
      ? null
      : `${location.origin}/${slug}${utm_id === null ? '' : `?utm_id=${encodeURIComponent(utm_id)}`}`
  return (
    <PartnerCard
      title="Link and tracking id"
      actions={
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {utm_id === null ? 'Give a tracking id' : 'Change tracking id'}
        </Button>
      }
    >
      <KeyValueList
        rows={[
          {
            key: 'link',
            label: 'Link for customers',
            value:
              link === null ? (
                'Made when the request is approved'
              ) : (
                <span className="flex flex-wrap items-center gap-x-6">
                  <span className="min-w-0 wrap-anywhere">{link}</span>
                  <span className="-ms-4">
                    <CopyButton
                      text={link}
                      copied="Link copied"
                      failed="The browser does not let this page copy. Select the link and copy it."
                    >
                      Copy
                    </CopyButton>
                  </span>
                </span>
              ),
          },
          { key: 'utm', label: 'Tracking id', value: utm_id },
        ]}
      />
      {utm_ids.length === 0 ? null : (
        <>
          <h3 className="mt-4 mb-1 text-sm font-semibold">Before and since</h3>
          <ol className="divide-y divide-line-soft text-sm">
            {utm_ids.map((one) => (
              <li key={one.valid_from + String(one.utm_id)} className="flex flex-wrap gap-x-4 py-1.5">
                <span className="min-w-0 grow wrap-anywhere">{one.utm_id ?? 'Taken away'}</span>
                <span className="text-ink-soft">
                  {one.set_by}, {timeText(one.valid_from)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      {isOpen ? <UtmDialog partner={partner} onClose={() => setOpen(false)} onChanged={onChanged} /> : null}
    </PartnerCard>
  )
}
