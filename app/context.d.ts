import '@remix-run/node'
import type { PortalContext } from './station/portal-context.ts'

declare module '@remix-run/node' {
  // biome-ignore lint/suspicious/noEmptyInterface: the way Remix wants its load context typed.
  interface AppLoadContext extends PortalContext {}
}
