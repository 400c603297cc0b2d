import { Tabs as Parts } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface TabsProps {
  label: string
  tabs: readonly { key: string; title: ReactNode; content: ReactNode }[]
  /** The open tab; keep it in the URL (use-url-state.ts). */
  value: string
  onChange: (key: string) => void
}

/** Parts of one page that are looked at one by one. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Parts.Root value={value} onValueChange={(key) => onChange(String(key))}>
    {/* The kit brings the open tab into sight by where it stands in the nearest positioned element: that has to be this strip. */}
    <Parts.List
      aria-label={label}
      className="relative mb-4 flex gap-1 overflow-x-auto border-b border-line-soft"
    >
      {tabs.map(({ key, title }) => (
        <Parts.Tab
          key={key}
          value={key}
          className="min-h-11 shrink-0 border-b-2 border-transparent px-3 text-sm text-ink-soft hover:text-ink data-active:border-brand data-active:font-semibold data-active:text-ink"
        >
          {title}
        </Parts.Tab>
      ))}
    </Parts.List>
    {tabs.map(({ key, content }) => (
      <Parts.Panel key={key} value={key} className="outline-offset-4">
        {content}
      </Parts.Panel>
    ))}
  </Parts.Root>
)
