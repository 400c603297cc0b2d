import type { BrandDirectory } from '../src/reference/brands/brand-directory.ts'
import { demoPartnerAccount } from './partners.ts'
import { demoAccounts } from './staff.ts'

/** What `npm start` prints when the demo serves: the addresses, the accounts and where one-time codes appear. */
export const writeDemoWelcome = ({
  port,
  defaultBrand,
  brands: { brands },
}: {
  port: number
  defaultBrand: string
  brands: BrandDirectory
}): string => {
  const at = (host: string): string => `http://${host}:${port}`
  const others = brands.filter((known) => known.brand.slug !== defaultBrand).slice(0, 3)
  return [
    '',
    `  ${at('localhost')}            the default brand`,
    ...others.map((known) => `  ${at(`${known.brand.slug}.localhost`)}   ${known.brand.name}`),
    `  … ${brands.length} brands in all, each at {slug}.localhost`,
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
