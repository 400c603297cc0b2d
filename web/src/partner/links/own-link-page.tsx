import { endOwnLink, getOwnLink } from '@marketplace/contract/partner-area/partner-links'
import { useParams } from '../../router/router.tsx'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { NotFoundPage } from '../../office/shell/not-found-page.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { EndButton } from '../../office/tracking/end-button.tsx'
import { LinkView } from '../../office/tracking/link-view.tsx'
import { spokenAddress } from '../../office/tracking/link-words.ts'
import { Skeleton } from '../../ui/waiting.tsx'

/** One link of the partner's. */
export const OwnLinkPage = () => {
  const linkId = Number(useParams()['linkId'])
  const { value, error, reload } = useAnswer(ask('links', getOwnLink, { params: { linkId } }))
  if (error !== null && value === null && (error.status === 404 || error.status === 400))
    return <NotFoundPage />
  const link = value?.data ?? null
  return (
    <>
      <PageHeading
        title={link?.name ?? 'Link'}
        text={link === null ? undefined : spokenAddress(link.address)}
        back={{ to: '/partner/links', label: 'Back to the links' }}
        actions={
          link === null || link.is_own === 1 ? undefined : (
            <EndButton
              link={link}
              onEnd={async (ended) => {
                await officeCall(endOwnLink, { body: { link_id: linkId, ended } })
                invalidate('links')
              }}
            />
          )
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {link === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <LinkView link={link} tracePath="/partner/trace" />
      )}
    </>
  )
}
