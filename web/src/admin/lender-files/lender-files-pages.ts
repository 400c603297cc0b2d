import { IconFileCheck, IconFileDollar, IconFileUpload } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const lenderFilesPages: readonly AdminPage[] = [
  {
    page: 'mis-upload',
    paths: ['/admin/mis-upload'],
    title: 'MIS upload',
    icon: IconFileUpload,
    load: async () => (await import('./mis-upload-page.tsx')).MisUploadPage,
  },
  {
    page: 'mis-upload',
    paths: ['/admin/mis-upload/:uploadId'],
    title: 'MIS file',
    load: async () => (await import('./lender-file-page.tsx')).MisFilePage,
  },
  {
    page: 'commission-upload-file',
    paths: ['/admin/commission-upload-file'],
    title: 'Commission file',
    icon: IconFileDollar,
    load: async () => (await import('./commission-upload-page.tsx')).CommissionUploadPage,
  },
  {
    page: 'commission-upload-file',
    paths: ['/admin/commission-upload-file/:uploadId'],
    title: 'Commission file',
    load: async () => (await import('./lender-file-page.tsx')).CommissionFilePage,
  },
  {
    page: 'application-status-file',
    paths: ['/admin/application-status-file'],
    title: 'Application status file',
    icon: IconFileCheck,
    load: async () => (await import('./status-file-page.tsx')).StatusFilePage,
  },
  {
    page: 'application-status-file',
    paths: ['/admin/application-status-file/:uploadId'],
    title: 'Application status file',
    load: async () => (await import('./lender-file-page.tsx')).StatusFileRecordPage,
  },
]
