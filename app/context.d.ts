import '@remix-run/node'
import type { PortalContext } from './station/portal-context.ts'

declare module '@remix-run/node' {
  /** Loader data arrives as it was given, and is typed so. */
  interface Future {
    v3_singleFetch: true
  }
  // biome-ignore lint/suspicious/noEmptyInterface: the way Remix wants its load context typed.
  interface AppLoadContext extends PortalContext {}
}
