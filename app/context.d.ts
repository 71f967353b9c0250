import '@remix-run/node'
import type { PortalContext } from './station/portal-context.ts'

declare module '@remix-run/node' {
  /** Loader data arrives as it was given, and is typed so. */
  interface Future {
    v3_singleFetch: true
  }
  interface AppLoadContext extends PortalContext {}
}
