import { PageHeading } from '../../office/show/page-heading.tsx'
import { Tabs } from '../../office/show/tabs.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { CoursesTab } from './courses-tab.tsx'
import { CreativesTab } from './creatives-tab.tsx'
import { FaqsTab } from './faqs-tab.tsx'
import { LessonsTab } from './lessons-tab.tsx'
import { QuestionsTab } from './questions-tab.tsx'

const defaults = { tab: 'creatives' }
const tabs = [
  { key: 'creatives', title: 'Creatives', content: <CreativesTab /> },
  { key: 'courses', title: 'Courses', content: <CoursesTab /> },
  { key: 'lessons', title: 'Lessons', content: <LessonsTab /> },
  { key: 'questions', title: 'Questions', content: <QuestionsTab /> },
  { key: 'faqs', title: 'FAQs', content: <FaqsTab /> },
]

/** What partners read and learn: words and pictures for customers, the training, and questions with answers. */
export const ContentPage = () => {
  const [{ tab }, set] = useUrlState(defaults)
  return (
    <>
      <PageHeading
        title="Partner content"
        text="What partners hand out, learn and look up. It came with the product; what you change here stays."
      />
      <Tabs
        label="Partner content"
        value={tabs.some(({ key }) => key === tab) ? tab : defaults.tab}
        onChange={(next) => set({ tab: next })}
        tabs={tabs}
      />
    </>
  )
}
