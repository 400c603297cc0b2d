import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const makeLayer = (): HTMLElement => {
  const layer = document.createElement('div')
  layer.popover = 'manual'
  layer.className =
    'top-layer pointer-events-none m-0 size-0 overflow-visible border-0 bg-transparent p-0 text-inherit'
  return layer
}

/** Into the dialog that is open on top, or the page: what stands outside an open dialog is dimmed, inert and unheard. */
const raise = (layer: HTMLElement): void => {
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (layer.parentElement === home) return
  home.append(layer)
  // A browser without popovers shows it inside the dialog's box.
  if ('showPopover' in layer) layer.showPopover()
}

/** What stands above everything, an open dialog too, and stays the same while dialogs come and go: messages, downloads. */
export const TopLayer = ({ children }: { children: ReactNode }) => {
  const [layer] = useState(makeLayer)
  useEffect(() => {
    raise(layer)
    const observer = new MutationObserver(() => raise(layer))
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
    return () => {
      observer.disconnect()
      layer.remove()
    }
  }, [layer])
  return createPortal(children, layer)
}
