/** What the editor can show and gives back; wrappers without a meaning of their own may fall away. */
const known = new Set(['p','br','hr','h2','h3','h4','strong','b','em','i','u','s','ul','ol','li','a','blockquote','code','pre','img','span','div','table','tbody','tr','td','th']) // biome-ignore format: a list

/** Code has no marks there. */
const code = new Set(['code', 'pre'])

/**
 * Whether the editor keeps all of an HTML text. Films, heads of tables and figures it does not know: such texts are edited as HTML,
 * so that nothing in them is lost. One walk from mark to mark: forms bring texts of any length. Pure.
 */
export function fitsEditor(html: string): boolean {
  const open = new Set<string>()
  for (const [, close, blanks, word = ''] of html.matchAll(/<(\/?)(\s*)([a-z][a-z0-9]*)?/gi)) {
    const name = word.toLowerCase()
    const isCode = blanks === '' && code.has(name)
    if (open.size > 0 && !isCode) return false
    if (name && !close && !known.has(name)) return false
    if (isCode && close) open.delete(name)
    else if (isCode) open.add(name)
  }
  return true
}
