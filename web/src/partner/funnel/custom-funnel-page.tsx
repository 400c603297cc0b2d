import { getFunnel } from '@marketplace/contract/partner-area/partner-funnel'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { FunnelForm } from './funnel-form.tsx'

const settings = ask('partner-funnel', getFunnel, {})

/** How the partner's own path looks, within what its brand allows. */
export const CustomFunnelPage = () => {
  const { value, error, reload } = useAnswer(settings)
  return (
    <>
      <PageHeading
        title="Custom funnel"
        text={value === null ? undefined : `How ${location.host}${value.data.path} looks to who opens it`}
        actions={
          value === null ? undefined : (
            <a href={value.data.path} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
              Open it
              <span className="sr-only"> in a new tab</span>
            </a>
          )
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-64" />
      ) : (
        <FunnelForm key={value.data.version} settings={value.data} onSaved={reload} />
      )}
    </>
  )
}
