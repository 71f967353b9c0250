import { Link } from '@remix-run/react'
import type { ReactElement, ReactNode } from 'react'

type AnchorProps = { to: string; className: string; children: ReactNode }
type Anchor = (props: AnchorProps) => ReactElement
type Keeper = (facts: string, make: () => ReactElement) => string

let keeper: Keeper | null = null

/** Tells how markup is kept, once, by the server's entry; browsers build what they show. */
export function keepMarkupBy(next: Keeper | null): void {
  keeper = next
}

type KeptProps = {
  className: string
  /** All that the markup inside follows from, as one text. Left out: it is made anew. */
  facts: string | undefined
  /** Renders the markup with the links to use in it. It asks the page for nothing: no router, no station. */
  children: (Link: Anchor) => ReactElement
}

/**
 * Shows an article whose markup is the same wherever its facts are: the server makes it once and remembers it, for the
 * cards of a page cost more than all the rest of it. Browsers take over what stands there (ADR 108).
 */
export function KeptArticle({ className, facts, children }: KeptProps) {
  if (!keeper || facts === undefined) return <article className={className}>{children(RouterLink)}</article>
  const __html = keeper(facts, () => children(KeptLink))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, rendered by the server
  return <article className={className} dangerouslySetInnerHTML={{ __html }} />
}

const RouterLink = (props: AnchorProps) => <Link {...props} />

const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/** Renders the markup of a router's link on the server, for an address that begins with a slash or leads elsewhere. */
const KeptLink = ({ to, className, children }: AnchorProps) => (
  <a {...(!elsewhere.test(to) && { 'data-discover': 'true' })} href={to} className={className}>
    {children}
  </a>
)
