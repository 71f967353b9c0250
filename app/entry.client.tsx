import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startConnection } from './routing/start.ts'
import { watchMenus } from './site-script/menus.ts'

startConnection()
watchMenus()

/**
 * Resolves once the page's state is decoded. The first render suspends for it, with no boundary above; somebody who presses something
 * meanwhile makes React 18 render at once what is not there yet: "Root did not complete" (error 345).
 */
async function decodeState(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (waited) {
    // What else it throws, it throws again where it is rendered.
    if (waited instanceof Promise) await waited
  }
}

void decodeState().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  }),
)
