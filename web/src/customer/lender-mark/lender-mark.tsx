import { memo } from 'react'
import { chooseMark } from './choose-mark.ts'

interface LenderMarkProps {
  name: string
  className?: string
}

/** The mark of a lender beside its name, which says who it is. */
export const LenderMark = memo(({ name, className = 'size-10' }: LenderMarkProps) => {
  const { ground, colour, second, shapes } = chooseMark(name)
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={`shrink-0 ${className}`}>
      <path d={ground} fill={colour} />
      <g transform="translate(2.4 2.4) scale(.88)">
        {shapes.map(({ colour: which, d, width, turn }) => {
          const paint = which === 'a' ? '#fff' : second
          return (
            <path
              key={`${turn ?? 0} ${d}`}
              d={d}
              {...(width === undefined
                ? { fill: paint }
                : { fill: 'none', stroke: paint, strokeWidth: width, strokeLinecap: 'round' })}
              {...(turn !== undefined && { transform: `rotate(${turn} 20 20)` })}
            />
          )
        })}
      </g>
    </svg>
  )
})
LenderMark.displayName = 'LenderMark'
