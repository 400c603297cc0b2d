import { demoPartnerAccount } from '../../demo/partners.ts'
import { demoAccounts } from '../../demo/staff.ts'
import type { BrandDirectory } from '../reference/brands/brand-directory.ts'
import type { Env } from '../platform/env.ts'

/** What `npm start` prints when it serves: the addresses and where one-time codes appear. */
export const writeWelcome = ({
  env,
  port,
  brands,
}: {
  env: Env
  port: number
  brands: BrandDirectory
}): string => {
  const at = (host: string): string => `http://${host}:${port}`
  if (!env.DEMO) {
    const address = env.PUBLIC_URL ?? at(env.HOST)
    const first = brands.brands.length === 0 ? `No brand yet: add the first at ${address}/admin/brands\n` : ''
    return `Serving on ${address}\n${first}`
  }
  const others = brands.brands.filter((known) => known.brand.slug !== env.DEFAULT_BRAND).slice(0, 3)
  return [
    '',
    `  ${at('localhost')}            the default brand`,
    ...others.map((known) => `  ${at(`${known.brand.slug}.localhost`)}   ${known.brand.name}`),
    `  … ${brands.brands.length} brands in all, each at {slug}.localhost`,
    '',
    `  Staff: ${at('localhost')}/admin`,
    ...demoAccounts.map(
      ({ username, password, role_id }) => `    ${username} / ${password}   role ${role_id}`,
    ),
    `  Partner: ${at('localhost')}/partner`,
    `    ${demoPartnerAccount.email} / ${demoPartnerAccount.password}`,
    '',
    `  One-time codes appear at ${at('localhost')}/dev/outbox`,
    `  API description: ${at('localhost')}/api/docs`,
    '  Demo data: every lender here is an invented example.',
    '',
    '',
  ].join('\n')
}
