import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMakerStation } from './maker.server.ts'

/** Addresses under /criar-estacao that nobody answers: a 404 in the wizard's frame. */
export function loader({ context }: LoaderFunctionArgs) {
  requireMakerStation(context)
  throw new Response(null, { status: 404 })
}

export const action = (args: LoaderFunctionArgs) => loader(args)

export default function NotFound() {
  return null
}
