import {
  listNotices,
  readNotices,
  type Notice as NoticeRow,
} from '@marketplace/contract/partner-area/notices'
import { Link } from '../../router/link.tsx'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { timeText } from '../../office/show/day-text.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { Pager } from '../../office/table/pager.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { useChangesOff } from '../../ui/changes-off.ts'
import { Badge, Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { DigestCard } from './digest-card.tsx'

const PAGE_SIZE = 25
const defaults = { page: '1' }

const noteRead = async (event_id?: string): Promise<void> => {
  try {
    await officeCall(readNotices, { body: event_id === undefined ? {} : { event_id } })
  } catch (error) {
    showFailure(error, 'It was not noted as read')
  }
  invalidate('own-notices')
}

const NoticeItem = ({ notice }: { notice: NoticeRow }) => {
  const { event_id, title, text, path, is_read, at } = notice
  const off = useChangesOff()
  return (
    <li className="flex flex-wrap items-start gap-x-4 border-b border-line-soft py-3 last:border-0">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={path}
            className="inline-block min-h-6 wrap-anywhere text-brand-ink underline"
            onClick={() => {
              if (is_read === 0 && off === null) void noteRead(event_id)
            }}
          >
            {title}
          </Link>
          {is_read === 1 ? null : <Badge>Unread</Badge>}
        </p>
        {text === '' ? null : <p className="text-sm wrap-anywhere text-ink-soft">{text}</p>}
      </div>
      <span className="figures text-sm text-ink-soft">{timeText(at)}</span>
    </li>
  )
}

/** What happened, each with a link to the thing; and of what an e-mail is sent. */
export const NotificationsPage = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const { value, error, reload } = useAnswer(
    ask('own-notices', listNotices, { query: { page, page_size: PAGE_SIZE } }),
  )
  return (
    <>
      <PageHeading
        title="Notifications"
        text="What happened to your leads, your money and your account, for a year."
        actions={
          <Button
            changes
            kind="secondary"
            disabled={value === null || value.total === 0}
            onClick={() => void noteRead()}
          >
            Mark all as read
          </Button>
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card aria-label="What happened">
          {value === null ? (
            error === null && <Skeleton className="h-96" />
          ) : value.total === 0 ? (
            <EmptyState title="Nothing has happened yet">
              Leads, payments, statements and our answers are told here.
            </EmptyState>
          ) : (
            <>
              <ul>
                {value.data.map((notice) => (
                  <NoticeItem key={notice.event_id} notice={notice} />
                ))}
              </ul>
              <Pager
                label="notifications"
                page={page}
                pageSize={PAGE_SIZE}
                total={value.total}
                onPage={(next) => setState({ page: String(next) })}
              />
            </>
          )}
        </Card>
        <DigestCard />
      </div>
    </>
  )
}
