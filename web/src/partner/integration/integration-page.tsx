import { useState } from 'react'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { DeliveriesList } from './deliveries-list.tsx'
import { EndpointsList } from './endpoints-list.tsx'
import { KeysCard } from './keys-card.tsx'
import { SamplesCard } from './samples-card.tsx'

const defaults = { tab: 'keys' }

/** What a partner's own systems need: keys to come in by, endpoints to be told at, the log of what was sent, and samples. */
export const IntegrationPage = () => {
  const [{ tab }, set] = useUrlState(defaults)
  /** Shown once, and in the samples for as long as this page is open. */
  const [freshKey, setFreshKey] = useState<string | null>(null)
  return (
    <>
      <PageHeading
        title="Digital integration"
        text="Your own system claims leads, reads leads and money, and is told what happens."
      />
      <Tabs
        label="Parts of the integration"
        value={tab}
        onChange={(next) => set({ tab: next })}
        tabs={[
          { key: 'keys', title: 'Keys', content: <KeysCard onMade={setFreshKey} /> },
          { key: 'endpoints', title: 'Endpoints', content: <EndpointsList /> },
          { key: 'deliveries', title: 'Deliveries', content: <DeliveriesList /> },
          { key: 'samples', title: 'Samples', content: <SamplesCard freshKey={freshKey} /> },
        ]}
      />
    </>
  )
}
