import { listCallScripts, saveCallScript } from '@marketplace/contract/care/telecalling'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { readScripts, saveScript } from './scripts.ts'

export const scriptsRoutes = (serve: Serve, services: Services): void => {
  serve(listCallScripts, async () => succeed(await readScripts(services)))

  serve(saveCallScript, async ({ body, actor, ip }) => {
    await saveScript(services, body, actor, ip)
    return { success: true }
  })
}
