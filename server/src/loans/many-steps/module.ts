import type { Services } from '../../market/services.ts'
import type { Module } from '../../platform/module.ts'
import { notifyFileNews } from './notify-file-news.jobs.ts'

export const manyStepsModule = {
  jobs: { notify_file_news: { run: notifyFileNews, queue: 'messages' } },
} satisfies Module<Services>
