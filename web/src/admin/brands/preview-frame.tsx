import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/waiting.tsx'

/** The sizes of the screens that are shown, in pixels. */
export const screens = { phone: { width: 360, height: 720 }, desktop: { width: 1280, height: 860 } } as const
export type Screen = keyof typeof screens

const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const sizes = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return [ref, width] as const
}

/** How far a frame of ours is scrolled; 0 where it cannot be told. */
const scrolled = (frame: HTMLIFrameElement | null): number => frame?.contentWindow?.scrollY ?? 0

interface PreviewFrameProps {
  title: string
  /** Null until the first picture is there. */
  url: string | null
  screen: Screen
}

/** A page at the size of a screen, made to fit. The old picture stays until the new one is whole, scrolled to the same place. */
export const PreviewFrame = ({ title, url, screen }: PreviewFrameProps) => {
  const [ref, room] = useWidth()
  const [shown, setShown] = useState<string | null>(null)
  const shownFrame = useRef<HTMLIFrameElement>(null)
  const { width, height } = screens[screen]
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  const frames = [...new Set([shown, url])].filter((address) => address !== null)
  return (
    <div ref={ref} className="relative overflow-hidden" style={{ height: height * scale }}>
      {shown === null ? <Skeleton className="absolute inset-0" /> : null}
      {frames.map((address) => (
        <iframe
          key={address}
          ref={address === shown ? shownFrame : undefined}
          title={title}
          src={address}
          aria-hidden={address === shown ? undefined : true}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => {
            currentTarget.contentWindow?.scrollTo(0, scrolled(shownFrame.current))
            setShown(address)
          }}
          style={{
            width,
            height,
            transform: `scale(${scale})`,
            left: Math.max(0, (room - width * scale) / 2),
          }}
          className={classNames(
            'absolute top-0 origin-top-left rounded-surface border border-line bg-surface',
            address === shown ? 'z-10' : 'opacity-0',
          )}
        />
      ))}
    </div>
  )
}
