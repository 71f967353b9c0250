import { cx } from './class-names.ts'
import * as css from './prose.css.ts'

type ProseProps = {
  /** Only what has gone through the sanitiser; raw content must never come here. */
  sanitizedHtml: string
  className?: string
}

/** Formatted text from content: about pages, rules, descriptions. */
export const Prose = ({ sanitizedHtml, className }: ProseProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one door for sanitised HTML, as the property's name says.
  <div className={cx(css.prose, className)} dangerouslySetInnerHTML={{ __html: sanitizedHtml }} />
)
