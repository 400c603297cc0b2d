import { useId, useState } from 'react'
import { useFormat } from '../../../i18n/use-format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Badge, Card, Disclosure } from '../../../ui/surfaces.tsx'
import { LenderMark } from '../../lender-mark/lender-mark.tsx'
import { LenderNote } from '../lender-card.tsx'
import { actorOf } from '../lender-progress.ts'
import { askLenderDay } from '../status-days.ts'
import { cardWordsOf } from './card-words.ts'
import { NextAct } from './next-act.tsx'
import { StationBar } from './station-bar.tsx'
import { StatusDetails, type OwnApplicationProps } from './status-details.tsx'
import { turnBadge } from './turn-badge.ts'

/** One lender that is under way: where it stands, one sentence, one date, and what there is to do. */
export const StatusCard = ({ appId, application, onChange }: OwnApplicationProps) => {
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  const [now] = useState(() => new Date())
  const { lender_name: lender, application_number: number, amount, updated_at } = application
  const words = cardWordsOf(application)
  const badge = turnBadge(application, t, now)
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <LenderMark name={lender} />
        <div className="min-w-0 grow">
          <h3 id={titleId} className="text-base leading-snug wrap-anywhere">
            {lender}
          </h3>
          <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <span className="figures text-xs text-ink-soft">
              {number} · {format.money(amount)}
            </span>
            <Badge tone={badge.tone}>{badge.words}</Badge>
          </p>
        </div>
      </div>
      <StationBar application={application} />
      <div>
        <p className="font-semibold">{t(`applications.status.${words}`)}</p>
        <p className="text-sm text-ink-soft">
          {t(`applications.say.${words}`, { lender })}{' '}
          <span className="figures">
            {actorOf(application) === 'you'
              ? t('applications.waits_since', { day: format.day(updated_at) })
              : t('applications.ask_after', { day: format.day(askLenderDay(application)) })}
          </span>
        </p>
      </div>
      <LenderNote application={application} />
      <NextAct application={application} />
      <Disclosure summary={t('applications.details')} className="-my-2 text-sm">
        <StatusDetails appId={appId} application={application} onChange={onChange} />
      </Disclosure>
    </Card>
  )
}
