import { roleSeesMoney } from '@marketplace/contract/partners/partner-team'
import { listOwnLinks, makeOwnLink, type PartnerLink } from '@marketplace/contract/partner-area/partner-links'
import { getPartnerRevenue } from '@marketplace/contract/partner-area/partner-sign-in'
import { IconPlus, IconRoute } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import { ask, invalidate, readAll, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { ExportMenu } from '../../office/list/export-menu.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Pager } from '../../office/table/pager.tsx'
import { PagedRows } from '../../office/table/paged-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Segmented } from '../../office/form/segmented.tsx'
import { linkColumns } from '../../office/tracking/link-columns.tsx'
import { LinkDialog } from '../../office/tracking/link-dialog.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { usePartnerRole } from '../roles/use-partner-role.ts'
import { LinkCards } from './link-cards.tsx'

const PAGE_SIZE = 25
const defaults = { page: '1', state: 'live' }
const keyOf = ({ link_id }: PartnerLink): number => link_id
const pathOf = ({ link_id }: PartnerLink): string => `/partner/links/${link_id}`
const allColumns = linkColumns<PartnerLink>(pathOf, 'Your part')
/** Sales are told no share. */
const salesColumns = allColumns.filter(({ key }) => key !== 'part')
const ownRevenue = ask('account', getPartnerRevenue, {})

const none = (
  <EmptyRows text="No links yet">
    Make one for each counter, poster or group: then you see which of them brings customers.
  </EmptyRows>
)
const noneOver = (
  <EmptyRows text="No link has ended">
    Links that are past their last day, or that you end, come here.
  </EmptyRows>
)

/** The partner's links, with what was clicked and what came of it. */
export const OwnLinksPage = () => {
  const columns = roleSeesMoney(usePartnerRole()) ? allColumns : salesColumns
  const navigate = useNavigate()
  const [state, setState] = useUrlState(defaults)
  const [isMaking, setMaking] = useState(false)
  useCreate('New link', () => setMaking(true))
  const page = pageFrom(state.page)
  const shown = state.state === 'over' ? 'over' : 'live'
  const question = ask('links', listOwnLinks, { query: { page, page_size: PAGE_SIZE, state: shown } })
  const { value, error, reload } = useAnswer(question)
  const slug = useAnswer(ownRevenue).value?.data.slug ?? ''
  const counts = value?.counts
  const list = {
    value,
    error,
    reload,
    keyOf,
    pathOf,
    page,
    pageSize: PAGE_SIZE,
    onPage: (next: number) => setState({ page: String(next) }),
  }
  return (
    <>
      <PageHeading
        title="Links and QR"
        text="Hits are all calls, counted are people once an hour, seen are pages that were there to be read."
        actions={
          <>
            <Link to="/partner/trace" className={buttonClass('secondary')}>
              <IconRoute aria-hidden="true" className="size-5" />
              Why is a lead not mine?
            </Link>
            <Button aria-haspopup="dialog" disabled={value === null} onClick={() => setMaking(true)}>
              <IconPlus aria-hidden="true" className="size-5" />
              New link
            </Button>
          </>
        }
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Which links"
          options={[
            { value: 'live', label: `Live${counts === undefined ? '' : ` ${counts.live}`}` },
            { value: 'over', label: `Ended${counts === undefined ? '' : ` ${counts.over}`}` },
          ]}
          value={shown}
          onChange={(next) => setState({ state: next, page: '1' })}
        />
        <ExportMenu
          table="own-links"
          file="links"
          columns={columns}
          rows={value?.data ?? null}
          everything={
            value === null
              ? undefined
              : { total: value.total, read: () => readAll(listOwnLinks, { query: { state: shown } }) }
          }
        />
      </div>
      <LinkCards rows={value?.data ?? null} pathOf={pathOf} />
      <div className="max-md:hidden">
        <PagedRows
          {...list}
          name="own-links"
          label="Your links"
          of="links"
          columns={columns}
          emptyText={shown === 'live' ? none : noneOver}
          className="edge-to-edge"
          pager={null}
        />
      </div>
      {value === null || value.total <= PAGE_SIZE ? null : (
        <Pager label="links" page={page} pageSize={PAGE_SIZE} total={value.total} onPage={list.onPage} />
      )}
      {isMaking && value !== null ? (
        <LinkDialog
          brands={value.brands}
          slugBefore={() => slug ?? ''}
          onClose={() => setMaking(false)}
          onMake={async (body) => {
            const { data } = await officeCall(makeOwnLink, { body })
            invalidate('links')
            showToast('The link works from now on', 'good')
            navigate(`/partner/links/${data.link_id}`)
          }}
        />
      ) : null}
    </>
  )
}
