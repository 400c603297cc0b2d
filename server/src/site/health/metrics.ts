import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { AnswerTimes } from '../../platform/answers/answer-times.ts'
import { passwordsCompared } from '../../platform/credentials/hash-password.ts'
import type { Services } from '../services.ts'
import { createServiceGauges } from './service-gauges.ts'

export interface Metrics {
  type: string
  write(): Promise<string>
}

/** Figures of this process and the times of its answers, and those of the whole service, as Prometheus reads them. */
export const openMetrics = (
  app: FastifyInstance,
  services: Pick<Services, 'watchDb' | 'log' | 'now'>,
): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const comparisons = new Gauge({
    name: 'passwords_compared',
    help: 'Passwords compared since the start, right and wrong ones',
    registers: [registry],
  })
  const readService = createServiceGauges(registry, services)
  const times = new AnswerTimes()
  app.addHook('onResponse', (request, reply, done) => {
    times.observe(request.routeOptions.config, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.addHook('onClose', () => registry.clear())
  return {
    type: registry.contentType,
    write: async () => {
      comparisons.set(passwordsCompared())
      await readService()
      return `${await registry.metrics()}\n${times.write()}`
    },
  }
}

/** Whether a request brings METRICS_TOKEN. Where none is set nobody does: an address proves nothing behind a proxy. */
export const bringsToken = (authorization: string | undefined, token: string | undefined): boolean =>
  authorization !== undefined &&
  token !== undefined &&
  timingSafeEqual(hash('sha256', authorization, 'buffer'), hash('sha256', `Bearer ${token}`, 'buffer'))
