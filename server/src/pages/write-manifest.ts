import type { Brand } from '@marketplace/contract/brands'

/** The web app manifest of a brand: the site can be put on a phone's home screen under the brand's name and mark. */
export const writeManifest = (brand: Brand): string =>
  JSON.stringify({
    name: brand.title ?? brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'standalone',
    theme_color: brand.primary_colour,
    background_color: '#ffffff',
    icons: [{ src: brand.logo_url, type: 'image/svg+xml', sizes: 'any' }],
  })
