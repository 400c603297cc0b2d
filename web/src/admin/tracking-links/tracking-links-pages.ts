import { IconLink } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const trackingLinksPages: readonly AdminPage[] = [
  {
    page: 'tracking-links',
    paths: ['/admin/tracking-links'],
    title: 'Tracking links',
    icon: IconLink,
    load: async () => (await import('./tracking-links-page.tsx')).TrackingLinksPage,
  },
  {
    page: 'tracking-links',
    paths: ['/admin/tracking-links/trace'],
    title: 'Trace of a lead',
    load: async () => (await import('./tracking-trace-page.tsx')).TrackingTracePage,
  },
  {
    page: 'tracking-links',
    paths: ['/admin/tracking-links/:linkId'],
    title: 'Tracking link',
    load: async () => (await import('./tracking-link-page.tsx')).TrackingLinkPage,
  },
]
