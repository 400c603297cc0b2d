import { IconPalette } from '@tabler/icons-react'
import type { AdminPage } from '../page/admin-page.ts'

export const brandsPages: readonly AdminPage[] = [
  {
    page: 'brands',
    paths: ['/admin/brands'],
    title: 'Brands',
    icon: IconPalette,
    load: async () => (await import('./brands-page.tsx')).BrandsPage,
  },
  {
    page: 'brands',
    paths: ['/admin/brands/new'],
    title: 'New brand',
    load: async () => (await import('./new-brand-page.tsx')).NewBrandPage,
  },
  {
    page: 'brands',
    paths: ['/admin/brands/:slug'],
    title: 'Brand',
    load: async () => (await import('./brand-page.tsx')).BrandPage,
  },
]
