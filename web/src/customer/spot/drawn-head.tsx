import type { ComponentProps, ReactNode } from 'react'
import { Spot } from './spot.tsx'

interface DrawnHeadProps {
  drawing: ComponentProps<typeof Spot>['name'] | null
  heading: string
  children?: ReactNode
}

/** The heading of a page and what is said first; the words run round a drawing at the end. */
export const DrawnHead = ({ drawing, heading, children }: DrawnHeadProps) => (
  <div className="flow-root">
    {drawing === null ? null : (
      <div className="float-end ms-4 mb-2">
        <Spot name={drawing} size={88} />
      </div>
    )}
    <h1 className="text-xl">{heading}</h1>
    {children}
  </div>
)
