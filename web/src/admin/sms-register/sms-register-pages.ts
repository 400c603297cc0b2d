import { IconMessage2Code } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const smsRegisterPages: readonly AdminPage[] = [
  {
    page: 'sms-register',
    paths: ['/admin/sms-register'],
    title: 'SMS register',
    icon: IconMessage2Code,
    load: async () => (await import('./sms-register-page.tsx')).SmsRegisterPage,
  },
]
