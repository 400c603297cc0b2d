import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from '../router/router.tsx'
import type { OfficeAreaName, OfficeBootstrap } from '@marketplace/contract/office/office-bootstrap'
import { openDrafts } from '../browser-storage/drafts.ts'
import { loadAnew } from '../ui/load-anew.ts'
import type { OfficeArea } from '../office/session/office-area.ts'
import { OfficeApp } from '../office/shell/office-app.tsx'
import { pathBeforeArea, pathInArea } from '../api/path-before-area.ts'
import { queryClient } from '../office/query-client.ts'
import '../office/office.css'

const areas: Partial<Record<OfficeAreaName, () => Promise<OfficeArea>>> = {
  admin: async () => (await import('../admin/area/admin-area.ts')).adminArea,
  partner: async () => (await import('../partner/area/partner-area.ts')).partnerArea,
}

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`the document has no #${id}`)
  return element
}

const start = async (): Promise<void> => {
  const bootstrap: OfficeBootstrap = JSON.parse(find('bootstrap').textContent)
  const load = areas[bootstrap.area]
  if (load === undefined) throw new Error(`there is no area ${bootstrap.area}`)
  const [area] = await Promise.all([load(), openDrafts()]).catch(() => [null] as const)
  // A browser does not fetch a module a second time: the page is what can be fetched again.
  if (area === null) return loadAnew()
  await area.begin?.()
  const before = pathBeforeArea(location.pathname)
  createRoot(find('root')).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter outside={{ pathOf: pathInArea, hrefOf: (address) => before + address }}>
          <OfficeApp area={area} bootstrap={bootstrap} />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}
void start()
