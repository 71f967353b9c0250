/**
 * The headings of cleaned content, made to follow the one they stand under: whatever its author chose, none skips a level
 * of the page's outline. Pure.
 * @param under level of the heading over the content
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
