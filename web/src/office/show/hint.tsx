import { Tooltip } from '@base-ui/react/tooltip'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactElement } from 'react'

const HintPopup = ({ text }: { text: string }) => (
  <Tooltip.Portal>
    <Tooltip.Positioner sideOffset={4} className="z-40">
      <Tooltip.Popup className="max-w-72 rounded-control border border-line bg-surface px-3 py-2 text-sm font-normal text-ink shadow-card">
        {text}
      </Tooltip.Popup>
    </Tooltip.Positioner>
  </Tooltip.Portal>
)

/** A small sign that explains what it stands beside, on pointing and on focus. */
export const Hint = ({ label, text }: { label: string; text: string }) => (
  <Tooltip.Provider delay={150}>
    <Tooltip.Root>
      <Tooltip.Trigger
        aria-label={`${label}: ${text}`}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-control pointer-coarse:size-11"
      >
        <IconInfoCircle aria-hidden="true" className="size-4" />
      </Tooltip.Trigger>
      <HintPopup text={text} />
    </Tooltip.Root>
  </Tooltip.Provider>
)

/** A button or a link that explains itself, on pointing and on focus: where there is no room for a sign. */
export const Hinted = ({ text, button }: { text: string; button: ReactElement }) => (
  <Tooltip.Provider delay={150}>
    <Tooltip.Root>
      <Tooltip.Trigger render={button} aria-description={text} />
      <HintPopup text={text} />
    </Tooltip.Root>
  </Tooltip.Provider>
)
