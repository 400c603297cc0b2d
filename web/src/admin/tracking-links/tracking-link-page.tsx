import { endTrackingLink, getTrackingLink } from '@marketplace/contract/partner-area/partner-links'
import { Link } from '../../router/link.tsx'
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

/** One link of a partner, as staff see it. */
export const TrackingLinkPage = () => {
  const linkId = Number(useParams()['linkId'])
  const { value, error, reload } = useAnswer(ask('tracking-links', getTrackingLink, { params: { linkId } }))
  if (error !== null && value === null && (error.status === 404 || error.status === 400))
    return <NotFoundPage />
  const link = value?.data ?? null
  return (
    <>
      <PageHeading
        title={link?.name ?? 'Tracking link'}
        text={link === null ? undefined : spokenAddress(link.address)}
        back={{ to: '/admin/tracking-links', label: 'Back to the links' }}
        actions={
          link === null || link.is_own === 1 ? undefined : (
            <EndButton
              link={link}
              onEnd={async (ended) => {
                await officeCall(endTrackingLink, { body: { link_id: linkId, ended } })
                invalidate('tracking-links')
              }}
            />
          )
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {link === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <LinkView
          link={link}
          tracePath="/admin/tracking-links/trace"
          facts={[
            {
              key: 'partner',
              label: 'Partner',
              value: <Link to={`/admin/partners/${link.partner_id}`}>{link.partner_name}</Link>,
            },
          ]}
        />
      )}
    </>
  )
}
