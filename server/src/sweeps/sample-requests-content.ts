import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

const MISSING = 'not-there'

/** Of what partners read and staff edit. */
export const contentSamples: Samples = {
  'GET /api/partner/creatives': () => ({}),
  'GET /api/partner/creatives/:creativeId/preview': () => ({
    params: { creativeId: 'banner-any-en' },
    query: { shape: 'square' },
  }),
  'POST /api/partner/creatives/take': () => ({
    body: { creative_id: 'any-whatsapp-en', version: 1, way: 'copy' },
  }),
  'POST /api/partner/creatives/download-svg': () => ({
    body: { creative_id: 'banner-any-en', shape: 'square' },
  }),
  'POST /api/partner/creatives/download-png': () => ({
    body: { creative_id: MISSING, shape: 'tall' },
  }),
  'GET /api/partner/courses': () => ({}),
  'GET /api/partner/courses/:courseId': () => ({ params: { courseId: 'house' } }),
  'POST /api/partner/courses/:courseId/start': () => ({
    params: { courseId: 'house' },
    body: { attempt_id: randomUUID() },
  }),
  'POST /api/partner/attempts/:attemptId/finish': () => ({
    params: { attemptId: randomUUID() },
    body: { answers: [{ question_id: 'house-1', option: 1 }] },
  }),
  'GET /api/partner/faqs': () => ({}),
  'GET /api/partner/eligibility': () => ({}),
  'GET /api/partner-content/creatives': () => ({}),
  'POST /api/partner-content/creatives/save': () => ({
    body: {
      creative_id: null,
      tag: null,
      creative: {
        format: 'message',
        channel: 'whatsapp',
        product_type: 'Gold Loans',
        lender_id: null,
        language: 'en',
        title: 'A gold loan',
        heading: null,
        body: 'Compare gold loans: {link}',
        picture: null,
        valid_from: '2026-11-01',
        valid_to: null,
      },
    },
  }),
  'POST /api/partner-content/creatives/approve': () => ({
    body: {
      creative_id: MISSING,
      version: 1,
      approved_by: 'Meera Iyer',
      approved_on: '2026-11-02',
      approval_file: null,
    },
  }),
  'POST /api/partner-content/creatives/end': () => ({
    body: { creative_id: MISSING, valid_to: '2027-01-31' },
  }),
  'POST /api/partner-content/creatives/remove': () => ({ body: { creative_id: MISSING, removed: 1 } }),
  'GET /api/partner-content/training': () => ({}),
  'POST /api/partner-content/courses/save': () => ({
    body: {
      course_id: null,
      tag: null,
      course: {
        title: 'Insurance referrals',
        summary: 'What you may say of insurance',
        product_types: ['Health'],
        sort_order: 90,
        asked: 5,
        pass_percent: 80,
        tries_a_day: 3,
        valid_months: 12,
        status: 0,
      },
    },
  }),
  'POST /api/partner-content/lessons/save': () => ({
    body: {
      lesson_id: null,
      tag: null,
      lesson: { course_id: 'house', sort_order: 90, title: 'One more', body: 'What is new.' },
    },
  }),
  'POST /api/partner-content/questions/save': () => ({
    body: {
      question_id: null,
      tag: null,
      question: {
        course_id: 'house',
        lesson_id: 'house-who',
        words: 'Who decides on a loan?',
        options: ['The lender', 'The partner'],
        right_option: 1,
      },
    },
  }),
  'POST /api/partner-content/training/remove': () => ({
    body: { kind: 'lesson', id: MISSING, removed: 1 },
  }),
  'GET /api/partner-content/faqs': () => ({}),
  'POST /api/partner-content/faqs/save': () => ({
    body: {
      faq_id: null,
      tag: null,
      faq: {
        audience: 'partner',
        topic: 'Money',
        sort_order: 900,
        question: 'When am I paid?',
        answer: 'After the lender has paid.',
        question_hi: null,
        answer_hi: null,
      },
    },
  }),
  'POST /api/partner-content/faqs/remove': () => ({ body: { faq_id: MISSING, removed: 1 } }),
}
