import type { Env } from '../platform/env.ts'
import type { BrandDirectory } from '../reference/brands/brand-directory.ts'

/** What a process prints when it works. */
export const writeWelcome = (
  { ROLE, HOST, PUBLIC_URL }: Env,
  port: number,
  { brands }: BrandDirectory,
): string => {
  const own = `http://${HOST}:${port}`
  if (ROLE === 'worker') return `Running jobs; health on ${own}/healthz\n`
  const address = PUBLIC_URL ?? own
  const first = brands.length === 0 ? `No brand yet: add the first at ${address}/admin/brands\n` : ''
  return `Serving on ${address}\n${first}`
}
