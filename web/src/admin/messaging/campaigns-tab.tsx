import { listCampaigns, type Campaign } from '@marketplace/contract/care/campaigns'
import { useMemo, useState } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { count } from '../../i18n/format-values.ts'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { actsColumn, agoColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/column.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { CampaignDialog } from './campaign-dialog.tsx'
import { stateLooks } from './campaign-words.ts'

const PAGE_SIZE = 50
const LOOK_MS = 3_000
const defaults = { page: '1' }
const apart = ['tab']
const keyOf = ({ campaign_id }: Campaign): string => campaign_id
const pathOf = ({ campaign_id }: Campaign): string => `/admin/messaging/${campaign_id}`
const goesOn = ({ state }: Campaign): boolean => state === 'planning' || state === 'sending'

const numberColumn = (
  key: string,
  title: string,
  of: (row: Campaign) => number | null,
): Column<Campaign> => ({
  key,
  title,
  width: 104,
  align: 'end',
  exported: (row) => String(of(row) ?? ''),
  cell: (row) => {
    const value = of(row)
    return value === null ? '–' : count(value)
  },
})

const columns: readonly Column<Campaign>[] = [
  {
    key: 'name',
    title: 'Campaign',
    width: 280,
    exported: ({ name }) => name,
    cell: (row) => (
      <RowLink to={pathOf(row)} label={row.name}>
        {row.name}
      </RowLink>
    ),
  },
  {
    key: 'state',
    title: 'State',
    width: 116,
    exported: ({ state }) => stateLooks[state].label,
    cell: ({ state }) => <StatusDot tone={stateLooks[state].tone}>{stateLooks[state].label}</StatusDot>,
  },
  textColumn('text_name', 'Text', 200, ({ text_name }) => text_name),
  numberColumn('in_audience', 'In audience', (row) => (row.planned_at === null ? null : row.in_audience)),
  numberColumn('will_get', 'Will get it', (row) => (row.planned_at === null ? null : row.will_get)),
  numberColumn('queued', 'Handed out', (row) => (row.started_at === null ? null : row.queued)),
  textColumn('created_by', 'By', 140, ({ created_by }) => created_by),
  agoColumn('created_at', 'Made', ({ created_at }) => created_at),
  actsColumn<Campaign>(
    ({ name }) => name,
    (row) => [{ label: 'Open', to: pathOf(row) }, historyAct('campaign', row.campaign_id)],
  ),
]

const none = (
  <EmptyRows text="No campaign yet">
    Write a text first, then say whom it is for. Nothing is sent before its plan was read.
  </EmptyRows>
)

/** Every campaign, the newest first. */
export const CampaignsTab = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const asking = useMemo(
    () => ask('campaigns', listCampaigns, { query: { page, page_size: PAGE_SIZE } }),
    [page],
  )
  const { value, error, reload } = useAnswer(asking, {
    every: ({ data }) => (data.some(goesOn) ? LOOK_MS : null),
  })
  useCreate('New campaign', () => setOpen(true), value !== null)
  return (
    <>
      <div className="mb-3 flex justify-end">
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          New campaign
        </Button>
      </div>
      <PagedList
        name="campaigns"
        views={null}
        apart={apart}
        label="Campaigns"
        of="campaigns"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listCampaigns, { query: {} })}
      />
      {isOpen ? (
        <CampaignDialog
          campaign={null}
          onClose={() => setOpen(false)}
          onSaved={(campaign) => navigate(pathOf(campaign))}
        />
      ) : null}
    </>
  )
}
