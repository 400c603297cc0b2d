import { useLocation } from '../../router/router.tsx'
import { OutboxPage } from './outbox-page.tsx'
import { StyleGuidePage } from './style-guide-page.tsx'

/** The demo's own tools: one page for both, as every first visit carries the list of pages. */
export const ToolsPage = () =>
  useLocation().pathname.startsWith('/dev/outbox') ? <OutboxPage /> : <StyleGuidePage />
