import { useRef, useState, type SyntheticEvent } from 'react'
import type { InsurancePlan } from '@marketplace/contract/catalogue/insurance'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { useRefer } from './use-refer.ts'

interface ChooseDialogProps {
  plan: InsurancePlan
  licensee: string
  /** The words to agree to, with every name in place. */
  consent: { version: string; text: string }
  onClose: () => void
}

/** What happens next and the consent to it, by name and in its exact words, before anything is recorded. */
export const ChooseDialog = ({ plan, licensee, consent, onClose }: ChooseDialogProps) => {
  const t = useText()
  const { brand } = useBootstrap()
  const box = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { refer, isSending, message } = useRefer(plan.plan_id, consent.version)
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    const isTicked = box.current?.checked === true
    setMissing(!isTicked)
    if (isTicked) void refer()
    else box.current?.focus()
  }
  return (
    <Dialog
      isOpen
      title={t('insurance.choose.heading', { licensee })}
      onClose={onClose}
      closeLabel={t('layout.close')}
    >
      <form noValidate onSubmit={submit}>
        <p className="font-semibold">
          {plan.plan_name}, {plan.insurer_name}
        </p>
        <ol className="mt-2 list-decimal space-y-1 ps-5 text-sm">
          <li>{t('insurance.choose.next_record', { brand: brand.name })}</li>
          <li>{t('insurance.choose.next_go', { licensee })}</li>
          <li>{t('insurance.choose.next_decide')}</li>
        </ol>
        <h3 className="mt-4 text-base">{t('insurance.choose.consent', { licensee })}</h3>
        <p className="mt-1 rounded-control border border-line-soft bg-canvas p-3 text-sm">{consent.text}</p>
        <p className="mt-1 text-xs text-ink-soft">
          {t('insurance.choose.version', { version: consent.version })}
        </p>
        <Checkbox
          ref={box}
          className="mt-2"
          label={t('insurance.choose.agree', { licensee })}
          error={isMissing ? t('insurance.choose.agree_missing') : undefined}
          onChange={() => setMissing(false)}
        />
        {message === null ? null : (
          <Notice tone="bad" live className="mt-3">
            {message}
          </Notice>
        )}
        <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button kind="secondary" onClick={onClose}>
            {t('insurance.choose.cancel')}
          </Button>
          <Button type="submit" busy={isSending}>
            {t('insurance.choose.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
