import { ApiProblem, createClient } from '#contract/client.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { fromPermissions } from '#contract/team.ts'
import type { PortalSources } from './portal-context.ts'

/** Finds the person of a session's token, in all stations; null for none. */
export type PersonOfSession = (token: string) => Promise<{ name: string; isOfTeam: boolean } | null>

/** Asks the API, here or elsewhere, before a large body of somebody is read (SEC-01). */
export function createSessionCheck({ api, apiUrl, apiTimeoutMs }: PortalSources): PersonOfSession {
  return async (token) => {
    const client = createClient({
      transport: api && !apiUrl ? (call) => api.fetch(call) : (call) => fetch(call),
      baseUrl: apiUrl ?? 'http://api.internal/api',
      timeoutMs: apiUrl ? apiTimeoutMs : 0,
      token,
    })
    try {
      const { content, permissions } = await client.call(getUserWeb, { params: { id: 'me' } })
      return {
        name: `${content.station.id}:${content.id}`,
        isOfTeam: fromPermissions(permissions).length > 0,
      }
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500) return null
      throw error
    }
  }
}
