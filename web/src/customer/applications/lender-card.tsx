import { IconExternalLink } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from '../../router/link.tsx'
import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { buttonClass, LinkButton } from '../../ui/button.tsx'
import { Badge, Card, Disclosure, Notice } from '../../ui/surfaces.tsx'
import { StepDots } from '../../ui/timeline.tsx'
import { OwnWords } from '../layout/own-words.tsx'
import { CancelApplication } from './cancel-application.tsx'
import { CoolingOffNotice, LenderFacts } from './lender-facts.tsx'
import { actorOf, canWithdraw, currentNote, isAsking, isMoving, stationStates } from './lender-progress.ts'
import { askLenderDay } from './status-days.ts'
import { StepsAndContact } from './steps-and-contact.tsx'
import { progressWords, turnOf, wordsOf } from './status-words.ts'

/** Takes the customer on to a lender's own site, in a tab of its own so that this one stays. */
export const HandoffLink = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  if (application.handoff_url === null) return null
  return (
    <LinkButton href={application.handoff_url} target="_blank" rel="noopener">
      {t('applications.go_to', { lender: application.lender_name })}
      <IconExternalLink aria-hidden="true" className="size-5 shrink-0" />
      <span className="sr-only"> {t('applications.new_tab')}</span>
    </LinkButton>
  )
}

/** What is next; where the lender said no, first why, and then what helps. */
const NextStep = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  const { reject_reason: reason, status, lender_name: lender } = application
  const words = isAsking(application) ? 'OWN_PAGE' : wordsOf(application)
  const next = t(`applications.next.${words}`, { lender })
  if (reason === null || status !== 'REJECTED') return <p>{next}</p>
  return (
    <>
      <p>
        {t(`reject.${reason}`, { lender })} {next}
      </p>
      <Disclosure summary={t('applications.what_helps')}>{t(`reject_help.${reason}`, { lender })}</Disclosure>
    </>
  )
}

/** The lender's own words about where things stand, most of all what it asks for. */
export const LenderNote = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  const note = currentNote(application)
  if (note === null) return null
  return (
    <Notice
      tone={application.status === 'DOCS_PENDING' ? 'warn' : 'info'}
      title={t('applications.lender_says', { lender: application.lender_name })}
    >
      <span className="break-words">
        <OwnWords>{note}</OwnWords>
      </span>
    </Notice>
  )
}

interface LenderCardProps {
  appId: string
  application: LenderApplication
  onChange: () => void
}

/** The application to the one lender that the page names: what happened, what is next, whose turn it is, by when. */
export const LenderCard = ({ appId, application, onChange }: LenderCardProps) => {
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  const { lender_name: lender, status } = application
  const words = wordsOf(application)
  const turn = turnOf(application, t)
  return (
    <Card aria-labelledby={titleId} className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-lg">
          {t(`applications.status.${words}`)}
        </h2>
        <Badge tone={turn.tone}>{turn.words}</Badge>
      </div>
      <div className="space-y-1">
        <StepDots label={progressWords(application, t)} steps={stationStates(application)} />
        <NextStep application={application} />
        {actorOf(application) === 'lender' ? (
          <p className="text-sm text-ink-soft">
            {t('applications.ask_by', { lender, day: format.day(askLenderDay(application)) })}
          </p>
        ) : null}
      </div>
      <LenderNote application={application} />
      {application.lender_page === null || !isMoving(application) ? null : (
        <Link to={`/user/${application.lender_page}`} className={buttonClass('secondary')}>
          {t('applications.lender_page', { lender })}
        </Link>
      )}
      <LenderFacts application={application} />
      <CoolingOffNotice application={application} />
      <StepsAndContact application={application} />
      {canWithdraw(status) ? (
        <div className="border-t border-line-soft pt-2">
          <div className="-mx-4">
            <CancelApplication appId={appId} application={application} onDone={onChange} />
          </div>
        </div>
      ) : null}
    </Card>
  )
}
