import { missingPage } from '../../routing/missing-page.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'

export { default } from '../../routing/no-page.tsx'

/** Addresses under /gestao that nobody answers: a 404 beside the rail. */
export const loader = missingPage(requireOwner)
export const action = missingPage(requireOwner)
