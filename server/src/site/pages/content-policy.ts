import { createHash } from 'node:crypto'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const stylesOf = (inlineStyles: readonly string[]): string =>
  `style-src 'self' ${inlineStyles.map(hashOf).join(' ')}`

/** Our own faces, and the origin of the one that the brand names (decisions 021). */
const fontsOf = (fontLink: string | null): string =>
  `font-src 'self'${fontLink === null ? '' : ` ${new URL(fontLink).origin}`}`

/**
 * The content security policy of a page: everything from our own origin, its inline styles by hash, no inline script
 * (decisions.md 25). `fontLink`: of the page's brand. `mayFrame`: pages of ours may stand in it (the brand studio).
 */
export const contentPolicy = (
  inlineStyles: readonly string[],
  { fontLink, mayFrame = false }: { fontLink: string | null; mayFrame?: boolean },
): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    stylesOf(inlineStyles),
    "img-src 'self' data:",
    fontsOf(fontLink),
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(mayFrame ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The policy of a page that is there to be looked at in a frame of ours: nothing runs, nothing is sent. */
export const stillPagePolicy = (inlineStyles: readonly string[], fontLink: string | null): string =>
  [
    "default-src 'none'",
    // Without a script its style attributes stand in the markup; each is let in by its hash.
    `${stylesOf(inlineStyles)} 'unsafe-hashes'`,
    "img-src 'self' data:",
    fontsOf(fontLink),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Of one origin with us, so that it may have our faces; no script, no form, no window, no way up.
    'sandbox allow-same-origin',
  ].join('; ')
