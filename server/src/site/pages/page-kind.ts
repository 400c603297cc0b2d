import type { OfficeAreaName } from '@marketplace/contract/office/office-bootstrap'
import { calculatorNames, type CalculatorName } from '@marketplace/contract/loans/calculator-inputs'
import { renderedPaths, renderedPatterns, reservedSegments } from '@marketplace/contract/site/bootstrap'

/**
 * What stands at a path. `rendered`: made whole on the server; `calculator`: as well, of what stands in the query. `shell`: made in the browser (signed-in pages, the demo's own
 * tools). `office`: made in the browser by the back office, under the brand of `partner` where the path names one. `segment`:
 * perhaps a known url segment. `absent`: the not-found screen.
 */
export type PageKind =
  | { kind: 'rendered'; path: string }
  | { kind: 'calculator'; path: string; name: CalculatorName }
  | { kind: 'shell' }
  | { kind: 'office'; area: OfficeAreaName; partner: string | null }
  | { kind: 'segment'; segment: string }
  | { kind: 'absent' }

const rendered: ReadonlySet<string> = new Set(renderedPaths)
const patterns: readonly [path: string, form: RegExp][] = renderedPatterns.map((path) => [
  path,
  new RegExp(`^${path.replace(/:[A-Za-z_]+/, '[^/]{1,240}')}$`),
])
const reserved: ReadonlySet<string> = new Set(reservedSegments)

export const pageKind = (pathname: string, demo: boolean): PageKind => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const calculator = calculatorNames.find((name) => path === `/calculators/${name}`)
  if (calculator !== undefined) return { kind: 'calculator', path, name: calculator }
  if (rendered.has(path)) return { kind: 'rendered', path }
  // What stands in the place of the parameter comes from outside: it is never a key of the page cache.
  const pattern = patterns.find(([, form]) => form.test(path))?.[0]
  if (pattern !== undefined) return { kind: 'rendered', path: pattern }
  if (path === '/user' || path.startsWith('/user/')) return { kind: 'shell' }
  if (demo && (path === '/dev/outbox' || path === '/dev/kitchen-sink')) return { kind: 'shell' }
  const area = /^\/(admin|partner)(?:\/|$)/.exec(path)?.[1]
  if (area === 'admin' || area === 'partner') return { kind: 'office', area, partner: null }
  const partner = /^\/([a-z0-9-]{1,64})\/partner(?:\/|$)/.exec(path)?.[1]
  if (partner !== undefined && !reserved.has(partner)) return { kind: 'office', area: 'partner', partner }
  const segment = /^\/([a-z0-9-]{1,64})$/.exec(path)?.[1]
  if (segment !== undefined && !reserved.has(segment)) return { kind: 'segment', segment }
  return { kind: 'absent' }
}
