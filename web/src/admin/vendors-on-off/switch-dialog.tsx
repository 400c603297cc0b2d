import {
  previewLenderAvailability,
  setLenderAvailability,
} from '@marketplace/contract/market/lender-availability'
import type { ProductType } from '@marketplace/contract/reference/products'
import { ask as askServer, invalidate, useAnswer } from '../../office/answers.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { failureText } from '../../office/show/failure-text.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { useDraft } from '../../office/session/use-draft.ts'
import { Notice } from '../../ui/surfaces.tsx'
import { TextAreaField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { instantOfDay, openWords, peopleWords, type SwitchAsk } from './switch-ask.ts'

interface SwitchDialogProps {
  ask: SwitchAsk
  productType: ProductType
  onClose: () => void
}

/** How many customers it touches, counted at this moment. */
const Effect = ({ ask, productType }: { ask: SwitchAsk; productType: ProductType }) => {
  const { lender, brand, is_on } = ask
  const answer = useAnswer(
    askServer('availability', previewLenderAvailability, {
      body: {
        lender_id: lender.lender_id,
        brand_id: brand?.brand_id ?? null,
        product_type: productType,
        is_on,
      },
    }),
  )
  const value = answer.value?.data ?? null
  const { error } = answer
  if (error !== null) return <Notice tone="warn">{failureText(error)}</Notice>
  if (value === null) return <Skeleton className="h-12" />
  const open = openWords(value, brand?.name ?? null, lender.legal_name)
  return (
    <Notice tone={value.people > 0 ? 'warn' : 'info'} live>
      {is_on === 1
        ? `${open}. The others are matched with it from now on.`
        : `${peopleWords(value.people)} this lender now. ${open}: those stay with the lender, the others are offered it no more.`}
    </Notice>
  )
}

const inAll = (ask: SwitchAsk): string => (ask.brand === null ? 'every brand' : ask.brand.name)

const empty = { reason: '', from: null as string | null, until: null as string | null }

/** Switches a lender, with the reason that goes on the audit log, and for off perhaps for a span of time. */
export const SwitchDialog = ({ ask, productType, onClose }: SwitchDialogProps) => {
  const [{ reason, from, until }, set, forget] = useDraft(
    `switch ${ask.lender.lender_id} ${ask.brand?.brand_id ?? 'everywhere'} ${productType} ${ask.is_on}`,
    empty,
  )
  const close = (): void => {
    forget()
    onClose()
  }
  const isOff = ask.is_on === 0
  const submit = async (): Promise<void> => {
    const [off_from, off_until] = [instantOfDay(from, 'begin'), instantOfDay(until, 'end')]
    const { message } = await officeCall(setLenderAvailability, {
      body: {
        lender_id: ask.lender.lender_id,
        brand_id: ask.brand?.brand_id ?? null,
        product_type: productType,
        is_on: ask.is_on,
        reason: reason.trim(),
        ...(isOff && off_from !== undefined && { off_from }),
        ...(isOff && off_until !== undefined && { off_until }),
      },
    })
    showToast(message, 'good')
    invalidate('availability')
  }
  return (
    <FormDialog
      isOpen
      title={`Switch ${ask.lender.legal_name} ${isOff ? 'off' : 'on'} for ${inAll(ask)}`}
      action={isOff ? 'Switch off' : 'Switch on'}
      canSubmit={reason.trim() !== ''}
      onClose={close}
      onSubmit={submit}
    >
      {(errors) => (
        <>
          <Effect ask={ask} productType={productType} />
          <p className="text-sm text-ink-soft">{productType}. Customers’ offers follow within a second.</p>
          <TextAreaField
            label="Reason"
            rows={2}
            maxLength={200}
            error={errors['reason']}
            value={reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
          {isOff ? (
            <div className="grid gap-4 sm:grid-cols-2">
              <DayField
                label="First day"
                hint="DD/MM/YYYY. Empty: from now."
                error={errors['off_from']}
                value={from}
                onChange={(day) => set({ from: day })}
              />
              <DayField
                label="Last day"
                hint="Empty: until it is switched on."
                error={errors['off_until']}
                value={until}
                min={from ?? undefined}
                onChange={(day) => set({ until: day })}
              />
            </div>
          ) : null}
        </>
      )}
    </FormDialog>
  )
}
