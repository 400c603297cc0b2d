import { useId, type ReactNode } from 'react'
import { Card } from '../../ui/surfaces.tsx'

/** One part of the partner page, with its buttons beside the heading. */
export const PartnerCard = ({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) => {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-2">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {actions === undefined ? null : <div className="ms-auto flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </Card>
  )
}
