/** Seconds as minutes and seconds: "27:41"; never less than none. */
export const leftText = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
