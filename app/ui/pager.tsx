import { TextLink } from './link.tsx'
import * as css from './pager.css.ts'
import { uiTexts } from './texts.ts'

type PagerProps = {
  /** The number of the page, from 1. */
  page: number
  pages: number
  /** The address of a page. */
  hrefOf: (page: number) => string
}

/** Leads back and forth in a list that comes in pages; nothing when there is one. */
export const Pager = ({ page, pages, hrefOf }: PagerProps) =>
  pages <= 1 ? null : (
    <nav className={css.pager} aria-label={uiTexts.pager.label}>
      <span className={css.side}>
        {page > 1 ? (
          <TextLink href={hrefOf(page - 1)} kind="stand" icon="arrowLeft">
            {uiTexts.pager.previous}
          </TextLink>
        ) : null}
      </span>
      <span className={css.where}>{uiTexts.pager.where(page, pages)}</span>
      <span className={css.end}>
        {page < pages ? (
          <TextLink href={hrefOf(page + 1)} kind="stand" iconAfter="arrowRight">
            {uiTexts.pager.next}
          </TextLink>
        ) : null}
      </span>
    </nav>
  )
