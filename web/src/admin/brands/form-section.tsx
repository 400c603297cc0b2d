import { useId, type ReactNode } from 'react'
import type { BrandDraft, OfficeBrand } from '@marketplace/contract/office/brands-office'
import { Card } from '../../ui/surfaces.tsx'

/** What every part of the studio's form gets. */
export interface SectionProps {
  draft: BrandDraft
  onChange: (changes: Partial<BrandDraft>) => void
  /** The server's words by field. */
  errors: Readonly<Record<string, string>>
  /** The brand as it is saved; null for a new one. */
  stored: OfficeBrand | null
}

/** Fields that belong together. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-base">
        {title}
      </h2>
      {children}
    </Card>
  )
}
