import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import type { differences } from './fact-form.ts'

interface ConflictNoticeProps {
  differing: ReturnType<typeof differences>
  onKeepTheirs: () => void
}

/** Somebody saved while the form was open: what they saved beside what was typed. The button of the form saves what was typed. */
export const ConflictNotice = ({ differing, onKeepTheirs }: ConflictNoticeProps) => (
  <Notice tone="warn" live title="Somebody saved this while you were typing">
    <ul className="mt-1 list-disc ps-5 text-sm text-ink">
      {differing.map(({ name, label, mine, theirs }) => (
        <li key={name}>
          {label}: theirs <b className="wrap-anywhere">{theirs}</b>, yours{' '}
          <b className="wrap-anywhere">{mine}</b>
        </li>
      ))}
    </ul>
    <Button kind="secondary" className="mt-2" onClick={onKeepTheirs}>
      Keep theirs
    </Button>
  </Notice>
)
