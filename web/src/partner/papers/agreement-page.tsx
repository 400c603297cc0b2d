import { listOwnAgreements, type OwnAgreement } from '@marketplace/contract/partners/partner-agreements'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { PaperText } from '../../office/papers/paper-text.tsx'
import { timeText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { AcceptForm } from './accept-form.tsx'

const ownAgreements = ask('own-agreements', listOwnAgreements, {})

const whom: Readonly<Record<OwnAgreement['kind'], string>> = {
  agreement: 'For every partner.',
  housing: 'For each person who brings customers of home loans, before they do. Others need not make it.',
}

/** One text, whole, with how it stands and the place to accept it. */
const Paper = ({ paper }: { paper: OwnAgreement }) => {
  const { kind, version, title, text, accepted, people } = paper
  const isOfEach = kind === 'housing'
  const isCurrent = accepted?.version === version
  return (
    <Card aria-labelledby={kind} className="min-w-0">
      <h2 id={kind} className="text-lg">
        {title}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        Version {version}. {whom[kind]}
      </p>
      {accepted === null ? null : (
        <Notice
          tone={isCurrent ? 'good' : 'warn'}
          title={isCurrent ? 'Accepted' : `You accepted version ${accepted.version}; this is a new one`}
          className="mb-3"
        >
          <p className="wrap-anywhere">
            By {accepted.name}, {timeText(accepted.accepted_at)}
          </p>
        </Notice>
      )}
      <PaperText text={text} />
      {people.length === 0 ? null : (
        <>
          <h3 className="mt-4 text-base">Who declared it</h3>
          <ul className="text-sm">
            {people.map((one) => (
              <li key={`${one.version} ${one.name}`} className="wrap-anywhere">
                {one.name}, {timeText(one.accepted_at)}, version {one.version}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft">
            Each person declares before they speak of a home loan: the next one reads it and types their own
            name.
          </p>
        </>
      )}
      {isCurrent && !isOfEach ? null : (
        <AcceptForm
          key={people.length}
          paper={paper}
          onAccepted={() => [invalidate('own-agreements'), invalidate('account')]}
        />
      )}
    </Card>
  )
}

/** What the partner works under: each text in full, accepted by name. */
export const AgreementPage = () => {
  const { value, error, reload } = useAnswer(ownAgreements)
  return (
    <div className="max-w-page">
      <PageHeading
        title="Agreement"
        back={{ to: '/partner/settings', label: 'Back to settings' }}
        text="Read it whole. You accept by typing your name."
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <div className="grid gap-4">
          {value.data.map((paper) => (
            <Paper key={paper.kind} paper={paper} />
          ))}
        </div>
      )}
    </div>
  )
}
