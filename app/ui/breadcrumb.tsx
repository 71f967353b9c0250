import { Link } from '@remix-run/react'
import * as css from './breadcrumb.css.ts'
import { Icon } from './icon.tsx'
import { TextLink } from './link.tsx'
import { uiTexts } from './texts.ts'

export type Crumb = { label: string; href?: string }

/** Shows the way to this page; the last entry is the page itself. */
export const Breadcrumb = ({
  crumbs,
  label = uiTexts.breadcrumb,
}: {
  crumbs: readonly Crumb[]
  label?: string
}) => (
  <nav aria-label={label}>
    <ol className={css.list}>
      {crumbs.map((crumb, index) => (
        <li key={crumb.label} className={css.item}>
          {index > 0 ? <Icon name="chevronRight" size={16} /> : null}
          {crumb.href === undefined ? (
            <span aria-current="page">{crumb.label}</span>
          ) : (
            <Link to={crumb.href} className={css.link}>
              {crumb.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)

/** Shows a small link one step back. */
export const BackLink = ({ href, label = uiTexts.back }: { href: string; label?: string }) => (
  <TextLink href={href} kind="stand" icon="arrowLeft">
    {label}
  </TextLink>
)
