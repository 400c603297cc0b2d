import { useSecondsLeft } from '../../office/look/use-seconds-left.ts'
import { clockLeft } from './call-words.ts'

/** How long the task is still the caller's. */
export const LeaseLeft = ({ endsAt }: { endsAt: number }) => {
  const left = useSecondsLeft(new Date(endsAt).toISOString())
  return (
    <span className="text-sm text-ink-soft">
      Yours for <span className="font-semibold tabular-nums">{clockLeft(left)}</span>, longer while you work
    </span>
  )
}
