import { missingPage } from '../../routing/missing-page.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'

export { default } from '../../routing/no-page.tsx'

/** Addresses under /gestao that nobody answers: a 404 beside the rail. */
export const loader = missingPage(requireTeam)
export const action = missingPage(requireTeam)
