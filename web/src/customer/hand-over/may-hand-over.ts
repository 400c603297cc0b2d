import type { Page } from '../page/page.ts'

/** "Continue on another device" is offered while details are being filled: there typing on a small screen is a burden. */
export const mayHandOver = ({ area, paths }: Pick<Page, 'area' | 'paths'>, token: string | null): boolean =>
  token !== null && area === 'account' && paths.some((path) => /^\/user\/(?:user|business)-detail/.test(path))
