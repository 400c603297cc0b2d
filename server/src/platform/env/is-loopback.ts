/** Whether a host name is this machine itself, in any dress: a name below localhost, 127/8, 0.0.0.0, ::1 and their IPv6 forms. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:.+\.)?localhost\.?$/.test(host) ||
  /^(?:127\.|0\.0\.0\.0$|\[::1?\]$|\[::ffff:(?:127\.|7f|0:0\]|0\.0\.0\.0\]))/.test(host)

export const isLoopback = (url: string): boolean => isLoopbackHost(new URL(url).hostname)
