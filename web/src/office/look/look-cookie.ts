import { LOOK_MINUTES } from '@marketplace/contract/office/masquerade'

const NAME = 'isMasqueradeMode'

/** Section 3. It draws the frame before the server has said who asks, and decides nothing. */
export const hasLookCookie = (): boolean => document.cookie.split('; ').includes(`${NAME}=1`)

export const setLookCookie = (isOn: boolean): void => {
  document.cookie = `${NAME}=${isOn ? '1' : ''}; path=/; samesite=lax; max-age=${isOn ? LOOK_MINUTES * 60 : 0}`
}
