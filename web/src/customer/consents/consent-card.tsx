import { useId, useState } from 'react'
import { optionalPurposes, type Consent } from '@marketplace/contract/customers/consents'
import { periods } from '@marketplace/contract/platform/periods'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Card, Disclosure } from '../../ui/surfaces.tsx'

const isOptional = (purpose: Consent['purpose']): boolean =>
  optionalPurposes.some((optional) => optional === purpose)

interface ConsentCardProps {
  consent: Consent
  isBusy: boolean
  onWithdraw: (consent: Consent) => void
}

/** What is agreed to, to whom, since when, in which words. */
const ConsentFacts = ({ consent }: { consent: Consent }) => {
  const t = useText()
  const format = useFormat()
  const { brand } = useBootstrap()
  const { lender_name, given_at, withdrawn_at, version, language } = consent
  const facts = [
    { name: t('consents.to'), value: lender_name ?? brand.name },
    { name: t('consents.given_at'), value: format.dayAndTime(given_at) },
    ...(withdrawn_at === null
      ? []
      : [{ name: t('consents.withdrawn_at'), value: format.dayAndTime(withdrawn_at) }]),
    { name: t('consents.version'), value: t('consents.version_of', { version, language }) },
  ]
  return (
    <>
      <dl className="mt-2 grid gap-x-4 text-sm sm:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="inline text-ink-soft">{name}: </dt>
            <dd className="figures inline">{value}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={t('consents.words')} className="mt-1">
        <p lang={language} className="text-sm">
          {consent.text}
        </p>
      </Disclosure>
    </>
  )
}

/** What ends more than messages is asked once more, with the same words. */
const ConfirmWithdrawal = ({
  consent,
  causes,
  isOpen,
  onClose,
  onConfirm,
}: {
  consent: Consent
  causes: string
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}) => {
  const t = useText()
  return (
    <Dialog
      isOpen={isOpen}
      title={
        consent.purpose === 'share' || consent.purpose === 'insurance'
          ? t(`consents.confirm.${consent.purpose}`, { lender: consent.lender_name ?? '' })
          : t('consents.confirm.terms')
      }
      onClose={onClose}
      closeLabel={t('layout.close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('consents.keep')}
          </Button>
          <Button kind="danger" onClick={onConfirm}>
            {t('consents.do')}
          </Button>
        </>
      }
    >
      <p>{causes}</p>
    </Dialog>
  )
}

/** One line of the ledger, with its withdrawal. */
export const ConsentCard = ({ consent, isBusy, onWithdraw }: ConsentCardProps) => {
  const t = useText()
  const { brand } = useBootstrap()
  const titleId = useId()
  const [isAsking, setAsking] = useState(false)
  const names = {
    brand: brand.name,
    lender: consent.lender_name ?? '',
    days: String(periods.withdrawal_grace_days),
  }
  const title = t(`consents.purpose.${consent.purpose}`, names)
  const causes = t(`consents.causes.${consent.purpose}`, names)
  const withdraw = (): void => {
    setAsking(false)
    onWithdraw(consent)
  }
  return (
    <Card aria-labelledby={titleId}>
      <h3 id={titleId} className="text-base">
        {title}
      </h3>
      <ConsentFacts consent={consent} />
      {consent.withdrawable === 0 ? null : (
        <div className="mt-2 flex flex-col items-start gap-3 border-t border-line-soft pt-4 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-sm text-ink-soft">{causes}</p>
          <Button
            kind="secondary"
            busy={isBusy}
            className="shrink-0"
            onClick={() => (isOptional(consent.purpose) ? withdraw() : setAsking(true))}
          >
            {t('consents.withdraw')}
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      )}
      <ConfirmWithdrawal
        consent={consent}
        causes={causes}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={withdraw}
      />
    </Card>
  )
}
