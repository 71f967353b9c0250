import { cx } from './class-names.ts'
import { levelHeadings } from './level-headings.ts'
import * as css from './prose.css.ts'

type ProseProps = {
  /** Only what has gone through the sanitiser; raw content must never come here. */
  sanitizedHtml: string
  /** Level of the heading it stands under. */
  under?: number
  className?: string
}

/** Formatted text from content: about pages, rules, descriptions. */
export const Prose = ({ sanitizedHtml, under = 1, className }: ProseProps) => (
  <div
    className={cx(css.prose, className)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one door for sanitised HTML, as the property's name says.
    dangerouslySetInnerHTML={{ __html: levelHeadings(sanitizedHtml, under) }}
  />
)
