import { PageHeading } from '../../office/show/page-heading.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { DoneDeletions } from './done-deletions.tsx'
import { FindCustomer } from './find-customer.tsx'
import { WaitingDeletions } from './waiting-deletions.tsx'

const defaults = { tab: 'find', page: '1', cause: '' }

/** Deletes customers who asked us for it, or by two people, and keeps the list of what was deleted (domain.md 3.9). */
export const CustomerInfoDeletionPage = () => {
  const [{ tab }, setState] = useUrlState(defaults)
  const tabs = [
    { key: 'find', title: 'Find a customer', content: <FindCustomer /> },
    { key: 'waiting', title: 'Waiting', content: <WaitingDeletions /> },
    { key: 'done', title: 'Deleted', content: <DoneDeletions /> },
  ]
  return (
    <>
      <PageHeading
        title="Customer info deletion"
        text="First you see what goes and what the law keeps. Nothing happens before it is confirmed."
      />
      <Tabs
        label="Deletions"
        tabs={tabs}
        value={tabs.some(({ key }) => key === tab) ? tab : defaults.tab}
        onChange={(next) => setState({ tab: next, page: '1', cause: '' })}
      />
    </>
  )
}
