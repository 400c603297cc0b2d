import {
  listCampaignPeople,
  personStates,
  PlanReason,
  type CampaignPerson,
  type CampaignRecord,
} from '@marketplace/contract/care/campaigns'
import { ask, useAnswer } from '../../office/answers.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/column.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { personLooks, reasonTexts } from './campaign-words.ts'

const PAGE_SIZE = 50
/** Whom the list shows, as its address says it. */
export const everybody = { state: '', reason: '', page: '1' }
type PeopleFilter = typeof everybody
const keyOf = ({ user_id }: CampaignPerson): string => user_id
const pathOf = ({ user_id }: CampaignPerson): string => `/admin/csr-portal/${user_id}/none`
const choices = [
  {
    key: 'state',
    label: 'What became of them',
    isFixed: true,
    options: personStates.map((value) => ({ value, label: personLooks[value].label })),
  },
  {
    key: 'reason',
    label: 'Reason',
    isFixed: true,
    options: PlanReason.options.map((value) => ({ value, label: reasonTexts[value][0] })),
  },
] as const

const columns: readonly Column<CampaignPerson>[] = [
  {
    key: 'name',
    title: 'Customer',
    width: 200,
    exported: ({ name }) => name ?? '',
    cell: (row) => (
      <RowLink to={pathOf(row)} label={row.name ?? 'No name'}>
        {row.name ?? 'No name'}
      </RowLink>
    ),
  },
  textColumn('contact', 'Number or address', 180, ({ contact }) => contact),
  {
    key: 'state',
    title: 'What became of them',
    width: 170,
    exported: ({ state }) => personLooks[state].label,
    cell: ({ state }) => <StatusDot tone={personLooks[state].tone}>{personLooks[state].label}</StatusDot>,
  },
  textColumn('reason', 'Reason', 260, ({ reason }) => (reason === null ? null : reasonTexts[reason][0])),
]

const nobody = <EmptyRows text="Nobody here">Nobody of this campaign’s audience is in this state.</EmptyRows>

/** The plan person by person: who gets it, who does not, and why. */
export const PeoplePart = ({
  campaign: { campaign_id, version },
  filter: values,
  onFilter: setState,
}: {
  campaign: CampaignRecord
  filter: PeopleFilter
  onFilter: (changes: Partial<PeopleFilter>) => void
}) => {
  const page = pageFrom(values.page)
  const state = personStates.find((one) => one === values.state)
  const reason = PlanReason.options.find((one) => one === values.reason)
  const question = ask('campaigns', listCampaignPeople, {
    params: { campaign_id },
    query: {
      ...(state !== undefined && { state }),
      ...(reason !== undefined && { reason }),
      page,
      page_size: PAGE_SIZE,
    },
  })
  // Another plan has other people.
  const { value, error, reload } = useAnswer({ ...question, queryKey: [...question.queryKey, version] })
  return (
    <section aria-labelledby="people" className="mt-6">
      <h2 id="people" className="mb-3 text-base">
        Person by person
      </h2>
      <PagedList
        name="campaign-people"
        views={null}
        label="People of the plan"
        of="people"
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        filters={listFilters(choices, values, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={nobody}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={null}
      />
    </section>
  )
}
