import type { LoaderFunctionArgs } from '@remix-run/node'
import { missingPage } from '../../routing/missing-page.server.ts'
import { requireMakerStation } from './maker.server.ts'

export { default } from '../../routing/no-page.tsx'

const guard = ({ context }: LoaderFunctionArgs) => requireMakerStation(context)

/** Addresses under /criar-estacao that nobody answers: a 404 in the wizard's frame. */
export const loader = missingPage(guard)
export const action = missingPage(guard)
