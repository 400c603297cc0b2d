import type { Services } from '../src/site/services.ts'
import { drawCardFaces } from './cards/draw-card-faces.ts'
import { loadDemoMoney } from './money/load-demo-money.ts'
import { stockDemoVouchers } from './stock-demo-vouchers.ts'

export { loadDemoData } from './load-demo.ts'
export { startStandIns } from './stand-ins/start-stand-ins.ts'
export { writeDemoWelcome } from './write-demo-welcome.ts'

/** What of the example data lies beside the database, or is sealed by this server. */
export const furnishDemo = async (services: Services): Promise<void> => {
  await drawCardFaces(services.files)
  await stockDemoVouchers(services)
  await loadDemoMoney(services)
}
