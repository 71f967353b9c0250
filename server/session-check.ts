import { getUserWeb } from '#contract/access/endpoints.ts'
import { ApiProblem, createClient } from '#contract/client.ts'
import type { PortalSources } from './portal-context.ts'

/** Whether a token is a session's. */
export type KnowsSession = (token: string) => Promise<boolean>

/** Asks the API, here or elsewhere, before a large body of somebody is read (SEC-01). */
export function createSessionCheck({ api, apiUrl, apiTimeoutMs }: PortalSources): KnowsSession {
  return async (token) => {
    const client = createClient({
      transport: api && !apiUrl ? (call) => api.fetch(call) : (call) => fetch(call),
      baseUrl: apiUrl ?? 'http://api.internal/api',
      timeoutMs: apiUrl ? apiTimeoutMs : 0,
      token,
    })
    try {
      await client.call(getUserWeb, { params: { id: 'me' } })
      return true
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500) return false
      throw error
    }
  }
}
