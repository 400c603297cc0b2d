import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { act } from './act.ts'

const mounted = new Set<{ root: Root; element: HTMLElement }>()

export interface Mounted {
  element: HTMLElement
  rerender: (node: ReactNode) => Promise<void>
  unmount: () => Promise<void>
}

/** Renders a node into the page of a component test; what is left of it at the test's end is taken away. */
export const mount = async (node: ReactNode): Promise<Mounted> => {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const entry = { root, element }
  mounted.add(entry)
  const rerender = (next: ReactNode): Promise<void> => act(async () => root.render(next))
  await rerender(node)
  return {
    element,
    rerender,
    unmount: async () => {
      mounted.delete(entry)
      await act(async () => root.unmount())
      element.remove()
    },
  }
}

/** Takes away what the test has mounted. */
export const unmountAll = async (): Promise<void> => {
  for (const { root, element } of mounted) {
    await act(async () => root.unmount())
    element.remove()
  }
  mounted.clear()
}

export interface MountedHook<Props, Value> {
  /** What the hook returned last. */
  readonly current: Value
  /** Everything that it returned, in order. */
  readonly all: readonly Value[]
  rerender: (props: Props) => Promise<void>
  unmount: () => Promise<void>
}

/** Runs a hook in a component of its own, inside `around` where it needs a context. */
export const mountHook = async <Props, Value>(
  useHook: (props: Props) => Value,
  props: Props,
  around: (node: ReactNode) => ReactNode = (node) => node,
): Promise<MountedHook<Props, Value>> => {
  const all: Value[] = []
  const Caller = ({ given }: { given: Props }) => {
    all.push(useHook(given))
    return null
  }
  const nodeOf = (given: Props): ReactNode => around(createElement(Caller, { given }))
  const { rerender, unmount } = await mount(nodeOf(props))
  return {
    get current() {
      const last = all.at(-1)
      if (last === undefined) throw new Error('the hook returned nothing')
      return last
    },
    all,
    rerender: (next) => rerender(nodeOf(next)),
    unmount,
  }
}
