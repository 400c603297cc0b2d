import { expect, it } from 'vitest'
import { AnswerTimes } from './answer-times.ts'

it('counts answers by route and status, each bucket with those below it', () => {
  const times = new AnswerTimes()
  const route = { method: 'GET', url: '/api/ip' }
  for (const seconds of [0.005, 0.006, 0.3, 11]) times.observe(route, 200, seconds)
  times.observe(route, 429, 0.001)
  times.observe({}, 404, 0.001)
  const text = times.write()
  const labels = 'method="GET",route="/api/ip",status="200"'
  for (const line of [
    '# TYPE http_request_duration_seconds histogram',
    `http_request_duration_seconds_bucket{le="0.005",${labels}} 1`,
    `http_request_duration_seconds_bucket{le="0.01",${labels}} 2`,
    `http_request_duration_seconds_bucket{le="0.25",${labels}} 2`,
    `http_request_duration_seconds_bucket{le="0.5",${labels}} 3`,
    `http_request_duration_seconds_bucket{le="10",${labels}} 3`,
    `http_request_duration_seconds_bucket{le="+Inf",${labels}} 4`,
    `http_request_duration_seconds_count{${labels}} 4`,
    'http_request_duration_seconds_count{method="GET",route="/api/ip",status="429"} 1',
    'http_request_duration_seconds_count{method="any",route="none",status="404"} 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/_sum\{method="GET",route="\/api\/ip",status="200"\} 11\.311/)
})
