import { IconHome, IconSettings } from '@tabler/icons-react'
import type { OfficePage } from '../../office/session/office-area.ts'

/** Every page of the partner area. */
export const partnerPages: readonly OfficePage[] = [
  {
    page: 'home',
    paths: ['/partner'],
    title: 'Home',
    icon: IconHome,
    load: async () => (await import('../home/partner-home-page.tsx')).PartnerHomePage,
  },
  {
    page: 'settings',
    paths: ['/partner/settings'],
    title: 'Settings',
    icon: IconSettings,
    load: async () => (await import('../settings/partner-settings-page.tsx')).PartnerSettingsPage,
  },
]
