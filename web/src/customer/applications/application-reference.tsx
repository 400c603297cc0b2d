import { useText } from '../../i18n/use-text.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

/** The number that help and a lender's officer can find the application by. */
export const ApplicationReference = ({ reference }: { reference: string }) => {
  const t = useText()
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      <span>
        {t('applications.reference')}: <span className="figures wrap-anywhere select-all">{reference}</span>
      </span>
      <span className="-ms-4">
        <CopyButton text={reference} copied={t('applications.copied')} failed={t('applications.copy_failed')}>
          {t('applications.copy')}
          <span className="sr-only">: {t('applications.reference')}</span>
        </CopyButton>
      </span>
    </p>
  )
}
