import type { ReactNode } from 'react'

/** What stays at the lower edge of a sheet while its content moves. */
export const SheetFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 -mx-5 mt-4 -mb-5 border-t border-line-soft bg-surface px-5 py-3 shadow-lift max-[17em]:static">
    {children}
  </div>
)
