import type { Brand } from '@marketplace/contract/reference/brands'

/** The web app manifest of a brand: the site can be put on a phone's home screen under the brand's name and mark. */
export const writeManifest = (brand: Brand): string =>
  JSON.stringify({
    name: brand.title ?? brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'standalone',
    theme_color: brand.primary_colour,
    background_color: '#ffffff',
    // Sizes of a drawing; a browser finds those of an uploaded image out by itself.
    icons: [
      {
        src: brand.logo_url,
        ...(brand.logo_url.endsWith('.svg') && { type: 'image/svg+xml', sizes: 'any' }),
      },
    ],
  })
