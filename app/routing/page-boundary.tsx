import { Outlet, useOutletContext } from '@remix-run/react'
import { ErrorMessage, useErrorStatus, type WayHome } from './error-page.tsx'

/**
 * Stands between a frame and its pages: what goes wrong with a page is said inside the frame. A boundary of the frame's own
 * route would lose the frame when an action fails, for the loader of the route that shows an error is not asked then.
 */
export default function PageBoundary() {
  return <Outlet />
}

/** Shows an error inside the frame, whose layout gives the way home: `<Outlet context={home} />`. */
export function ErrorBoundary() {
  const home = useOutletContext<WayHome | undefined>()
  return <ErrorMessage status={useErrorStatus()} home={home} />
}
