import { missingPage } from '../../routing/missing-page.server.ts'
import { requireParticipant } from '../../session/member.server.ts'

export { default } from '../../routing/no-page.tsx'

/** Addresses under /homepage without a route: a 404 inside the member's frame. */
export const loader = missingPage(requireParticipant)
export const action = missingPage(requireParticipant)
