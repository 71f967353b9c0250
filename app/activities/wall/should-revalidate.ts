import type { ShouldRevalidateFunction } from '@remix-run/react'

/** A like answers how it is now; nothing else on the page changes by it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  formAction?.startsWith('/homepage/feed/') && formAction.endsWith('/curtida')
    ? false
    : // After a refusal too: what one may do has changed then.
      formAction !== undefined || defaultShouldRevalidate
