import { cx } from './class-names.ts'
import * as css from './prose.css.ts'

type ProseProps = {
  /** Only what has gone through the sanitiser; raw content must never come here. */
  sanitizedHtml: string
  /** Level of the heading it stands under. */
  under?: number
  className?: string
}

/** Shows formatted text from content: about pages, rules, descriptions. */
export const Prose = ({ sanitizedHtml, under = 1, className }: ProseProps) => (
  <div
    className={cx(css.prose, className)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one door for sanitised HTML, as the property's name says.
    dangerouslySetInnerHTML={{ __html: levelHeadings(sanitizedHtml, under) }}
  />
)

/**
 * Makes the headings of cleaned content follow the one they stand under: whatever its author chose, none skips a level
 * of the page's outline. Pure. @param under level of the heading over the content
 */
export function levelHeadings(html: string, under: number): string {
  const open: number[] = []
  return html.replace(/<(\/?)h([1-6])\b/g, (_, slash: string, digit: string) => {
    const level = Number(digit)
    if (slash === '') {
      while (open.length > 0 && Number(open.at(-1)) >= level) open.pop()
      open.push(level)
    }
    return `<${slash}h${Math.min(6, under + open.length)}`
  })
}
