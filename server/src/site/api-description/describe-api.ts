import { Failure } from '@marketplace/contract/platform/answers'
import type { Call } from '@marketplace/contract/platform/call'
import { errorsOf } from '@marketplace/contract/platform/call-errors'
import { errorStatus, type ErrorCode } from '@marketplace/contract/platform/error-codes'
import * as z from 'zod'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const inPlace = (schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const inHeaders = ({ headers = {} }: Call): Json[] =>
  Object.entries(headers).map(([name, need]) => ({
    name,
    in: 'header',
    required: need === 'needed',
    schema: { type: 'string' },
  }))

/** The sessions that open a call, one of which is enough; `{}` is none (OpenAPI 3.1: roles beside a scheme). */
const securityOf = ({ audience, scope, staffSeeMore }: Call): Json => {
  if (typeof audience === 'object')
    return { security: audience.map((role) => ({ bearer: [`staff ${role}`] })) }
  if (audience === 'api_key') return { security: [{ partner_key: [] }], description: `Scope ${scope}` }
  if (audience === 'customer' || audience === 'partner') return { security: [{ bearer: [audience] }] }
  return staffSeeMore === true ? { security: [{}, { bearer: ['staff'] }] } : {}
}

/** A form: the call's files beside the fields of its body. */
const formSchema = ({ body, upload }: Call): Json => {
  const { properties = {}, required = [] } = (body === undefined ? {} : jsonSchema(body, 'input')) as {
    properties?: Json
    required?: string[]
  }
  const fields = upload?.fields ?? []
  const megabytes = (upload?.max_bytes ?? 0) / 1024 / 1024
  const file = { type: 'string', format: 'binary', description: `at most ${megabytes} MB` }
  return {
    type: 'object',
    properties: { ...Object.fromEntries(fields.map((field) => [field, file])), ...properties },
    required: [...(upload?.isOptional === true ? [] : fields), ...required],
    additionalProperties: false,
  }
}

const requestContent = (call: Call): Json => {
  if (call.upload !== undefined) return { 'multipart/form-data': { schema: formSchema(call) } }
  return call.body === undefined ? {} : { 'application/json': { schema: jsonSchema(call.body, 'input') } }
}

const describeFailure = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { code: { enum: codes } } }],
      },
    },
  },
})

/** The failing answers of a call by their status, each with the codes that it can carry. */
const failuresOf = (call: Call): Record<string, Json> => {
  const byStatus = Map.groupBy(errorsOf(call), (code) => errorStatus[code])
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [String(status), describeFailure(codes)]),
  )
}

const describeCall = (call: Call): Json => ({
  parameters: [...inPlace(call.params, 'path'), ...inPlace(call.query, 'query'), ...inHeaders(call)],
  ...((call.body ?? call.upload) && {
    requestBody: { required: call.body?.safeParse(null).success !== true, content: requestContent(call) },
  }),
  responses: {
    [String(call.status ?? 200)]: {
      description: 'Done',
      content: { [call.file?.type ?? 'application/json']: { schema: jsonSchema(call.answer, 'output') } },
    },
    ...failuresOf(call),
  },
  ...securityOf(call),
})

/** OpenAPI 3.1 of the given calls. */
export const describeApi = (calls: readonly Call[]): Json => {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:([a-zA-Z_]+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Marketplace API', version: '1' },
    paths,
    components: {
      schemas: { Failure: jsonSchema(Failure, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        partner_key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of a partner, pk_live_…, made in its area under Digital integration',
        },
      },
    },
  }
}
