import { Failure } from '@marketplace/contract/answers'
import type { Call } from '@marketplace/contract/call'
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

const describeCall = (call: Call): Json => ({
  parameters: [...inPlace(call.params, 'path'), ...inPlace(call.query, 'query')],
  ...(call.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
    },
  }),
  responses: {
    [String(call.status ?? 200)]: {
      description: 'Done',
      content: { 'application/json': { schema: jsonSchema(call.answer, 'output') } },
    },
    default: {
      description: 'Failure',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
  ...(call.audience === 'customer' && { security: [{ bearer: [] }] }),
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
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
