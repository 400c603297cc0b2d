import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'

/**
 * One logger for all requests: it is its own child. A child for each would be redacted again each time, at several times the
 * cost of the answer. What is logged of a request carries its id instead.
 */
export const oneLogger = (log: FastifyBaseLogger): FastifyBaseLogger => {
  const one: FastifyBaseLogger = Object.create(log, { child: { value: () => one } })
  return one
}

/** One line an answer: method and route, never the address, which may carry what a person typed. */
export class AnswerLog extends LogController {
  /** Without redaction, which costs more than all the rest of a request: the fields below hold nothing personal. */
  readonly #log: FastifyBaseLogger | undefined

  constructor(log: FastifyBaseLogger | undefined) {
    super()
    this.#log = log?.child({}, { redact: [] })
  }

  override incomingRequest(): void {}

  override requestCompleted(
    _error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    this.#log?.info(
      {
        req_id: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  }
}
