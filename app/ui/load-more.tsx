import { ButtonLink } from './button.tsx'
import * as css from './load-more.css.ts'
import { uiTexts } from './texts.ts'

/** Shows the next page of a list as a link; endless scrolling, where wanted, follows it. Nothing on the last page. */
export const LoadMore = ({ href, label = uiTexts.more }: { href: string | undefined; label?: string }) =>
  href === undefined ? null : (
    <div className={css.place}>
      <ButtonLink href={href} variant="secondary" width="phone" preventScrollReset>
        {label}
      </ButtonLink>
    </div>
  )
