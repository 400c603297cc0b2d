import type { ComponentProps, ReactNode } from 'react'
import { Spot } from './spot.tsx'

interface DrawnHeadProps {
  drawing: ComponentProps<typeof Spot>['name'] | null
  heading: string
  children?: ReactNode
}

/** The heading of a page and what is said first, with a drawing at the end of its lines. */
export const DrawnHead = ({ drawing, heading, children }: DrawnHeadProps) => (
  <div className="flex items-start justify-between gap-4">
    <div className="min-w-0">
      <h1 className="text-xl">{heading}</h1>
      {children}
    </div>
    {drawing === null ? null : <Spot name={drawing} size={88} />}
  </div>
)
