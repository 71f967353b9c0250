import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireOwner } from '../owner/require-owner.server.ts'

/** Addresses under /gestao that nobody answers: a 404 beside the rail. */
export async function loader(args: LoaderFunctionArgs) {
  await requireOwner(args)
  throw new Response(null, { status: 404 })
}

export const action = (args: LoaderFunctionArgs) => loader(args)

export default function NotFound() {
  return null
}
