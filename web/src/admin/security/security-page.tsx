import { PageHeading } from '../../office/show/page-heading.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { AlarmsTable } from './alarms-table.tsx'
import { EventsTable } from './events-table.tsx'

const defaults = { tab: 'alarms', kind: '', day: '', page: '1' }

/** Alarms that somebody has to look at, and the refusals that an investigation asks for (decision 064). */
export const SecurityPage = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const tabs = [
    {
      key: 'alarms',
      title: 'Alarms',
      content: <AlarmsTable page={page} onPage={(next) => setState({ page: String(next) })} />,
    },
    {
      key: 'events',
      title: 'Events',
      content: <EventsTable filters={state} page={page} onFilters={setState} />,
    },
  ]
  return (
    <>
      <PageHeading
        title="Security"
        text="What somebody has to look at, and what was refused. Addresses and people stand here as keyed hashes alone."
      />
      <Tabs
        label="Parts of security"
        tabs={tabs}
        value={tabs.some(({ key }) => key === state.tab) ? state.tab : defaults.tab}
        onChange={(tab) => setState({ tab, page: '1' })}
      />
    </>
  )
}
