import type { Services } from '../services.ts'
import type { FileStorage } from '../stored-files/file-storage.ts'
import { noteGatewayFault, noteGatewaySuccess } from './gateway-circuit.ts'

/** A storage elsewhere whose faults raise the alarm `gateway_down`, until something works again. Nothing is held back meanwhile. */
export const watchedStorage = (
  storage: FileStorage,
  services: Pick<Services, 'db' | 'log' | 'now'>,
): FileStorage => {
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const done = await work
      await noteGatewaySuccess(services, 's3')
      return done
    } catch (error) {
      await noteGatewayFault(services, 's3', 'the storage of files is not available')
      throw error
    }
  }
  return {
    write: (name, bytes) => watched(storage.write(name, bytes)),
    read: (name) => watched(storage.read(name)),
    remove: (name) => watched(storage.remove(name)),
  }
}
