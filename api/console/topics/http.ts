import { importTopics as call, managedTopics } from '#contract/console/topics/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { serveEntries } from '../entries/serve-entries.ts'
import { importTopics } from './import-topics.ts'
import { topicEntries } from './topic-entries.ts'

export function managedTopicRoutes(app: ApiApp): void {
  serveEntries(app, managedTopics, topicEntries)
  serve(app, call, (ctx, { body }) => importTopics(ctx, body.topics))
}
