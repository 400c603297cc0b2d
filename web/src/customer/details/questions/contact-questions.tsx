import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useFormContext } from './detail-context.ts'
import { maskContact } from '../mask-contact.ts'
import { Skeleton } from '../../../ui/waiting.tsx'
import type { ProveContact } from './prove-contact.tsx'
import { TextQuestion } from './question-fields.tsx'

const LazyProof = lazy(async () => ({ default: (await import('./prove-contact.tsx')).ProveContact }))

/** Few customers prove a contact here: its code comes when it is asked for. */
const ContactProof = (props: ComponentProps<typeof ProveContact>) => (
  <Suspense fallback={<Skeleton className="h-36" />}>
    <LazyProof {...props} />
  </Suspense>
)

interface ProvedProps {
  label: ReactNode
  contact: string
  note: ReactNode
  onChange: () => void
}

const Proved = ({ label, contact, note, onChange }: ProvedProps) => {
  const t = useText()
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">{label}</p>
      <div className="flex items-center justify-between gap-3 rounded-control border border-line bg-canvas ps-3">
        <span className="figures min-w-0 py-2 break-all">{maskContact(contact)}</span>
        <Button kind="quiet" className="shrink-0" onClick={onChange}>
          {t('details.change_contact')}
          <span className="sr-only">: {label}</span>
        </Button>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{note}</p>
    </div>
  )
}

/** The mobile number: always proved by passcode, shown masked once it is. */
export const MobileQuestion = () => {
  const t = useText()
  const { profile, contactProved, isMobileMissing } = useFormContext()
  const [isChanging, setChanging] = useState(false)
  const { mobile_phone_number } = profile
  if (mobile_phone_number !== null && !isChanging) {
    return (
      <Proved
        label={t('details.mobile_phone_number')}
        contact={mobile_phone_number}
        note={t('details.contact_proved')}
        onChange={() => setChanging(true)}
      />
    )
  }
  return (
    <ContactProof
      kind="mobile_phone_number"
      label={t(mobile_phone_number === null ? 'details.mobile_phone_number' : 'details.new_mobile')}
      hint={t('details.mobile_hint')}
      missing={isMobileMissing ? t('details.prove_first') : undefined}
      onProved={contactProved}
      onDone={() => setChanging(false)}
      onCancel={mobile_phone_number === null ? null : () => setChanging(false)}
    />
  )
}

/** The e-mail: typed like any answer, or changed by passcode where it was proved before. */
export const EmailQuestion = () => {
  const t = useText()
  const { profile, contactProved } = useFormContext()
  const [isChanging, setChanging] = useState(false)
  const { email, email_verified } = profile
  if (email === null || email_verified === 0) {
    return (
      <TextQuestion
        name="email"
        isNeeded
        hint="details.email_hint"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
      />
    )
  }
  if (!isChanging) {
    return (
      <Proved
        label={t('details.email')}
        contact={email}
        note={t('details.contact_proved')}
        onChange={() => setChanging(true)}
      />
    )
  }
  return (
    <ContactProof
      kind="email"
      label={t('details.new_email')}
      missing={undefined}
      onProved={contactProved}
      onDone={() => setChanging(false)}
      onCancel={() => setChanging(false)}
    />
  )
}
