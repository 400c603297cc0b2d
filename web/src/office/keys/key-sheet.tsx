import { Dialog } from '../../ui/dialog.tsx'
import { KeyCap } from './key-cap.tsx'
import { keyGroups, usePageKeys, type PageKey } from './page-keys.ts'

/** Holds whether single keys are on or off. */
const withControl = [{ keys: 'Ctrl K', title: 'Find or do anything' }]

const Keys = ({ title, keys }: { title: string; keys: readonly Pick<PageKey, 'keys' | 'title'>[] }) => (
  <section>
    <h3 className="mt-4 mb-1 text-sm font-semibold">{title}</h3>
    <dl className="text-sm">
      {keys.map((one) => (
        <div
          key={one.keys}
          className="flex items-center justify-between gap-4 border-b border-line-soft py-1.5"
        >
          <dt>{one.title}</dt>
          <dd>
            <KeyCap keys={one.keys} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

/** Which keys hold on this page. */
const Sheet = ({ isOn }: { isOn: boolean }) => {
  const there = usePageKeys().filter(
    ({ keys, isThere }, place, all) =>
      isThere?.() !== false && all.findLastIndex((one) => one.keys === keys) === place,
  )
  if (!isOn)
    return (
      <>
        <p className="text-sm">
          Single keys are switched off for you. The account page has the switch; it is kept with your account.
        </p>
        <Keys title="Everywhere" keys={withControl} />
      </>
    )
  return (
    <div className="gap-x-8 sm:columns-2">
      {keyGroups.map((group) => {
        const own = there.filter((one) => one.group === group)
        const keys = group === 'Everywhere' ? [...withControl, ...own] : own
        return keys.length === 0 ? null : <Keys key={group} title={group} keys={keys} />
      })}
    </div>
  )
}

/** `?`: the keys that hold where one is. */
export const KeySheet = ({
  isOpen,
  isOn,
  onClose,
}: {
  isOpen: boolean
  isOn: boolean
  onClose: () => void
}) => (
  <Dialog isOpen={isOpen} title="Keys" onClose={onClose} closeLabel="Close" isWide>
    <Sheet isOn={isOn} />
  </Dialog>
)
