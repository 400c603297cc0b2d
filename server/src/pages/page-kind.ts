import { renderedPaths, reservedSegments } from '@marketplace/contract/bootstrap'

/**
 * What stands at a path. `rendered`: made whole on the server. `shell`: made in the browser (signed-in pages, the demo's own
 * tools). `segment`: perhaps a known url segment. `absent`: the not-found screen.
 */
export type PageKind =
  | { kind: 'rendered'; path: string }
  | { kind: 'shell' }
  | { kind: 'segment'; segment: string }
  | { kind: 'absent' }

const rendered: ReadonlySet<string> = new Set(renderedPaths)
const reserved: ReadonlySet<string> = new Set(reservedSegments)

export const pageKind = (pathname: string, demo: boolean): PageKind => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (rendered.has(path)) return { kind: 'rendered', path }
  if (path === '/user' || path.startsWith('/user/')) return { kind: 'shell' }
  if (demo && (path === '/dev/outbox' || path === '/dev/kitchen-sink')) return { kind: 'shell' }
  const segment = /^\/([a-z0-9-]{1,64})$/.exec(path)?.[1]
  if (segment !== undefined && !reserved.has(segment)) return { kind: 'segment', segment }
  return { kind: 'absent' }
}
