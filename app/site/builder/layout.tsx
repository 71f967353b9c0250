import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { requireMakerStation } from './maker.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  requireMakerStation(context)
  return { isVisitor: context.sessionToken === null }
}

/** Shows the step alone, for each draws its frame itself: it has a preview of its own beside it, or none. */
export default function SitesLayout() {
  return <Outlet />
}
