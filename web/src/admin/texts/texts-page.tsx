import { PageHeading } from '../../office/show/page-heading.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { ConsentTexts } from './consent-texts.tsx'
import { MessageTexts } from './message-texts.tsx'

const defaults = { tab: 'consents' }

/** What customers agree to and are sent, word for word (docs/decisions/082). */
export const TextsPage = () => {
  const [state, setState] = useUrlState(defaults)
  return (
    <>
      <PageHeading
        title="Texts"
        text="What customers agree to and are sent, word for word. Words of consents are planned from a day on; words of messages come with a release, as they are registered."
      />
      <Tabs
        label="Texts"
        value={state.tab === 'messages' ? 'messages' : 'consents'}
        onChange={(tab) => setState({ tab })}
        tabs={[
          { key: 'consents', title: 'Notices and consents', content: <ConsentTexts /> },
          { key: 'messages', title: 'Messages', content: <MessageTexts /> },
        ]}
      />
    </>
  )
}
