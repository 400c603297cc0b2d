import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../../ui/surfaces.tsx'
import { Spot } from './spot.tsx'

interface NothingYetProps {
  drawing?: ComponentProps<typeof Spot>['name']
  title?: string
  children: ReactNode
}

/** Nothing stands here yet: a drawing beside the words that say so. */
export const NothingYet = ({ drawing = 'none', title, children }: NothingYetProps) => (
  <Card className="flex items-center gap-4">
    <Spot name={drawing} size={72} />
    <div className="min-w-0">
      {title === undefined ? null : <p className="font-semibold">{title}</p>}
      <p>{children}</p>
    </div>
  </Card>
)
