import { managedEvents } from '#contract/console/calendar/endpoints.ts'
import type { ApiApp } from '../../platform/http/serve.ts'
import { serveEntries } from '../entries/serve-entries.ts'
import { eventEntries } from './event-entries.ts'

export const managedEventRoutes = (app: ApiApp): void => serveEntries(app, managedEvents, eventEntries)
