import type { ComponentProps, ReactNode } from 'react'
import { Spot } from './spot.tsx'

interface DrawnHeadProps {
  drawing: ComponentProps<typeof Spot>['name'] | null
  heading: string
  children?: ReactNode
}

/** The heading of a page with a drawing at its end, and below it what is said first. */
export const DrawnHead = ({ drawing, heading, children }: DrawnHeadProps) => (
  <div>
    <div className="flex items-start justify-between gap-4">
      <h1 className="min-w-0 text-xl">{heading}</h1>
      {drawing === null ? null : <Spot name={drawing} size={72} />}
    </div>
    {children}
  </div>
)
