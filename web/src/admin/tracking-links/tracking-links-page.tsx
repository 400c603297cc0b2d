import {
  listTrackingLinks,
  makeTrackingLink,
  type PartnerLink,
  type TrackingLink,
} from '@marketplace/contract/partner-area/partner-links'
import { listPartners } from '@marketplace/contract/partners/partners'
import { IconPlus, IconRoute } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/router.tsx'
import { ask, askAll, invalidate, readAll, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { textColumn } from '../../office/list/row-columns.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { pageFrom } from '../../office/shell/page-from.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import type { Column } from '../../office/table/column.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { linkColumns } from '../../office/tracking/link-columns.tsx'
import { LinkDialog } from '../../office/tracking/link-dialog.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'

const PAGE_SIZE = 25
const defaults = { page: '1', state: '', search: '' }
const choices = [
  {
    key: 'state',
    label: 'State',
    isFixed: true,
    options: [
      { value: 'live', label: 'Live' },
      { value: 'over', label: 'Expired or ended' },
    ],
  },
  { key: 'search', label: 'Name, path or partner', options: [], typed: 'text', isFixed: true },
] as const
const keyOf = ({ link_id }: TrackingLink): number => link_id
const pathOf = ({ link_id }: PartnerLink): string => `/admin/tracking-links/${link_id}`
const [name, ...rest] = linkColumns<TrackingLink>(pathOf, "Partner's part")
const columns: readonly Column<TrackingLink>[] = [
  ...(name === undefined ? [] : [name]),
  textColumn('partner', 'Partner', 180, ({ partner_name }) => partner_name),
  ...rest,
]
const everyPartner = askAll('partners', listPartners, {})

const none = (
  <EmptyRows text="No links here">Clear the filters, or make one for a partner with “New link”.</EmptyRows>
)

/** Every partner's links, with what was clicked and what came of it. */
export const TrackingLinksPage = () => {
  const navigate = useNavigate()
  const [state, setState] = useUrlState(defaults)
  const [isMaking, setMaking] = useState(false)
  useCreate('New link', () => setMaking(true))
  const page = pageFrom(state.page)
  const shown = (['live', 'over'] as const).find((one) => one === state.state)
  const query = {
    ...(shown !== undefined && { state: shown }),
    ...(state.search !== '' && { search: state.search }),
  }
  const { value, error, reload } = useAnswer(
    ask('tracking-links', listTrackingLinks, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  const partners = useAnswer(everyPartner, { isOff: !isMaking }).value?.data
  const active = useMemo(
    () =>
      (partners ?? []).flatMap(({ id, name: called, status }) =>
        status === 'active' ? [{ value: String(id), label: called }] : [],
      ),
    [partners],
  )
  return (
    <>
      <PageHeading
        title="Tracking links"
        text="Hits are all calls, counted are people once an hour, seen are pages that were there to be read. No money depends on a click."
        actions={
          <>
            <Link to="/admin/tracking-links/trace" className={buttonClass('secondary')}>
              <IconRoute aria-hidden="true" className="size-5" />
              Trace a lead
            </Link>
            <Button aria-haspopup="dialog" onClick={() => setMaking(true)}>
              <IconPlus aria-hidden="true" className="size-5" />
              New link
            </Button>
          </>
        }
      />
      <PagedList
        name="tracking-links"
        label="Tracking links"
        of="links"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        filters={listFilters(choices, state, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listTrackingLinks, { query })}
      />
      {isMaking && value !== null ? (
        <LinkDialog
          brands={value.brands}
          slugBefore={({ partner }) => partners?.find(({ id }) => String(id) === partner)?.slug ?? ''}
          onClose={() => setMaking(false)}
          partners={active}
          onMake={async (body, { partner }) => {
            const { data } = await officeCall(makeTrackingLink, {
              body: { ...body, partner_id: Number(partner) },
            })
            invalidate('tracking-links')
            showToast('The link works from now on', 'good')
            navigate(`/admin/tracking-links/${data.link_id}`)
          }}
        />
      ) : null}
    </>
  )
}
