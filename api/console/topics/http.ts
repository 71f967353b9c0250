import { managedTopics } from '#contract/console/topics/endpoints.ts'
import type { ApiApp } from '../../platform/http/serve.ts'
import { serveEntries } from '../entries/serve-entries.ts'
import { listManagedTopics, topicEntries } from './topic-entries.ts'

export const managedTopicRoutes = (app: ApiApp): void =>
  serveEntries(app, managedTopics, topicEntries, listManagedTopics)
