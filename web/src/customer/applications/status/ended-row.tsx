import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Card, Disclosure } from '../../../ui/surfaces.tsx'
import { LenderMark } from '../../lender-mark/lender-mark.tsx'
import { CoolingOffNotice } from '../lender-facts.tsx'
import { LenderNote } from '../lender-card.tsx'
import { wordsOf } from '../status-words.ts'
import { StationBar } from './station-bar.tsx'
import { StatusDetails, type OwnApplicationProps } from './status-details.tsx'

/** One lender from which nothing more comes: how it ended in a line, the rest on request. What can still be given back is in sight. */
export const EndedRow = ({ appId, application, onChange }: OwnApplicationProps) => {
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  const { lender_name: lender, application_number: number, reject_reason: reason, status } = application
  const words = wordsOf(application)
  const isRejected = reason !== null && status === 'REJECTED'
  return (
    <Card aria-labelledby={titleId} className="p-4">
      <details className="group">
        <summary className="flex items-center gap-3 rounded-control">
          <LenderMark name={lender} />
          <span className="min-w-0 grow">
            <h3 id={titleId} className="text-base leading-snug wrap-anywhere">
              {lender}
            </h3>
            <span className="figures block text-sm text-ink-soft">
              <span className="font-semibold text-ink">{t(`applications.status.${words}`)}</span> ·{' '}
              {format.day(application.updated_at)}
            </span>
          </span>
          <IconChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-brand-ink group-open:rotate-180"
          />
        </summary>
        <div className="space-y-3 pt-3">
          <p className="figures text-xs text-ink-soft">{number}</p>
          <StationBar application={application} />
          <LenderNote application={application} />
          {isRejected ? (
            <Disclosure summary={t('applications.what_helps')}>
              {t(`reject_help.${reason}`, { lender })}
            </Disclosure>
          ) : null}
          <StatusDetails appId={appId} application={application} onChange={onChange} />
        </div>
      </details>
      <p className="mt-2 text-sm text-ink-soft">
        {isRejected ? `${t(`reject.${reason}`, { lender })} ` : null}
        {t(`applications.say.${words}`, { lender })}
      </p>
      <CoolingOffNotice application={application} />
    </Card>
  )
}
