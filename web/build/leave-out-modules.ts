import type { Plugin } from 'vite'

/** Leaves out of what browsers load the name of each page's source: the server alone reads it, to name what is fetched with a document. */
export const leaveOutModules = (): Plugin => ({
  name: 'leave-out-modules',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/customer\/[a-z-]+\/(?:[a-z]+-)?pages\.ts$/.test(id)) return null
    return { code: code.replaceAll(/\bmodule: ['`][^'`]*['`],?/g, ''), map: null }
  },
})
