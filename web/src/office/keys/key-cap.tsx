import { classNames } from '../../ui/class-names.ts'

/** Keys as they are printed where they act: "G then L". `isOnBrand` on a primary button. */
export const KeyCap = ({ keys, isOnBrand = false }: { keys: string; isOnBrand?: boolean }) => (
  <span
    className={classNames(
      'inline-flex shrink-0 items-center gap-1 text-xs',
      isOnBrand ? 'text-on-brand' : 'text-ink-soft',
    )}
  >
    {keys.split(' ').map((key, place, all) => (
      <kbd
        key={all.slice(0, place + 1).join(' ')}
        className="min-w-5 rounded-control border border-line-soft px-1 text-center [font-family:inherit]"
      >
        {key.length === 1 ? key.toUpperCase() : key}
      </kbd>
    ))}
  </span>
)
