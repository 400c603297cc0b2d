/** Goes to another site and tells it nothing of where the visitor was, whatever page of ours this is. */
export const leaveTo = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.rel = 'noreferrer'
  link.click()
}
