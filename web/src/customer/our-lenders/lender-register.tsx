import type { ReactNode } from 'react'
import type { DirectoryLender } from '@marketplace/contract/market/lenders'
import { useText } from '../../i18n/use-text.ts'
import { UnbrokenPhones } from '../../ui/unbroken-phones.tsx'

const OutLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const t = useText()
  return (
    <a href={href} target="_blank" rel="noopener" className="wrap-anywhere underline underline-offset-4">
      {children}
      <span className="sr-only"> {t('layout.new_tab')}</span>
    </a>
  )
}

/** Whom to complain to, and what the law wants known of a lender and of what we do for it (RBI Digital Lending Directions, 2025). */
export const LenderRegister = ({ lender }: { lender: DirectoryLender }) => {
  const t = useText()
  const { registration_number, website, lsp_role, recovery_agents, kfs_url } = lender
  const facts: readonly (readonly [name: string, fact: ReactNode])[] = [
    [t('lenders.grievance'), <UnbrokenPhones key="grievance">{lender.grievance_contact}</UnbrokenPhones>],
    [
      t('lenders.nodal'),
      <UnbrokenPhones key="nodal">{`${lender.nodal_officer_phone}, ${lender.nodal_officer_email}`}</UnbrokenPhones>,
    ],
    ...(registration_number === null ? [] : ([[t('lenders.number'), registration_number]] as const)),
    ...(lsp_role === null ? [] : ([[t('lenders.role'), t('lenders.role_of', { role: lsp_role })]] as const)),
    [t('lenders.recovery'), recovery_agents ?? t('lenders.recovery_in_agreement')],
    [
      t('lenders.links'),
      <span key="links" className="flex flex-wrap gap-x-4">
        <OutLink href={kfs_url}>{t('lenders.kfs')}</OutLink>
        {website === null ? null : <OutLink href={website}>{t('lenders.website')}</OutLink>}
      </span>,
    ],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
