import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { getVotes } from '#contract/activities/research/endpoints.ts'
import { poll } from '#contract/activity-types/poll.ts'
import { share } from '#contract/activity-types/share.ts'
import type { ApiClient } from '#contract/client.ts'
import { createShareLink } from '#contract/people/links/endpoints.ts'

type Load = (api: ApiClient, action: ActionDetail) => Promise<unknown>

/** What a type's parts need beyond the activity itself, by type: one line each. */
const loaders: Record<number, Load> = {
  [share.id]: (api, action) =>
    action.participation.state === 'open'
      ? api.call(createShareLink, { body: { action_id: action.id } })
      : Promise.resolve(null),
  [poll.id]: (api, action) =>
    action.userActions > 0 ? api.call(getVotes, { params: { id: action.id } }) : Promise.resolve(null),
}

/** The type's own data, or null for types without. */
export const loadExtra = (api: ApiClient, action: ActionDetail): Promise<unknown> =>
  loaders[action.type_id]?.(api, action) ?? Promise.resolve(null)
