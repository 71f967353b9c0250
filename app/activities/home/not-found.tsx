import { listActions } from '#contract/activities/home/endpoints.ts'
import { missingPage, mostSuggestions } from '../../routing/missing-page.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'

export { default } from '../../routing/no-page.tsx'

/** Addresses under /homepage without a route: a 404 inside the member's frame, with the activities that the station puts first. */
export const loader = missingPage(requireParticipant, async ({ api }, { context }) => {
  const found = await orFailed(context, api.call(listActions, { query: { limit: mostSuggestions } }))
  return (found ?? []).map(({ id, name }) => ({ href: `/homepage/atividades/${id}`, label: name }))
})
export const action = missingPage(requireParticipant)
