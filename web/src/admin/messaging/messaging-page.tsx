import { PageHeading } from '../../office/show/page-heading.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { CampaignsTab } from './campaigns-tab.tsx'
import { TextsTab } from './texts-tab.tsx'

const defaults = { tab: 'campaigns' }
const tabs = [
  { key: 'campaigns', title: 'Campaigns', content: <CampaignsTab /> },
  { key: 'texts', title: 'Texts', content: <TextsTab /> },
]

/** Campaigns by SMS and e-mail, and the texts that they send. */
export const MessagingPage = () => {
  const [{ tab }, set] = useUrlState(defaults)
  return (
    <>
      <PageHeading
        title="Messaging"
        text="Each person is judged before anything goes: consent, hours, caps over all brands. The plan is what is sent."
      />
      <Tabs
        label="Messaging"
        value={tabs.some(({ key }) => key === tab) ? tab : defaults.tab}
        onChange={(next) => set({ tab: next })}
        tabs={tabs}
      />
    </>
  )
}
