import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireParticipant } from '../../session/member.server.ts'

/** Addresses under /homepage without a route: a 404 inside the member's frame. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  throw new Response(null, { status: 404 })
}

export const action = (args: LoaderFunctionArgs) => loader(args)

export default function NotFound() {
  return null
}
