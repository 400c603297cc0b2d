import { KeyCap } from '../../office/keys/key-cap.tsx'

/** The keys of the list, and what it is sorted by. */
export const WorkFoot = () => (
  <footer className="hidden min-h-7 items-center gap-4 border-t border-line-soft px-4 text-xs text-ink-soft lg:flex">
    <span className="flex items-center gap-1.5">
      <KeyCap keys="j" />
      <KeyCap keys="k" /> move
    </span>
    <span className="flex items-center gap-1.5">
      <KeyCap keys="t" /> take
    </span>
    <span className="flex items-center gap-1.5">
      <KeyCap keys="a" /> give to
    </span>
    <span className="flex items-center gap-1.5">
      <KeyCap keys="x" /> choose
    </span>
    <span className="ms-auto">Sorted by the share of its time that is used</span>
  </footer>
)
