/** What the editor can show and gives back; wrappers without a meaning of their own may fall away. */
const known = new Set(['p','br','hr','h2','h3','h4','strong','b','em','i','u','s','ul','ol','li','a','blockquote','code','pre','img','span','div']) // biome-ignore format: a list

/** Code has no marks there. */
const markedCode = /<(code|pre)\b[^>]*>(?:(?!<\/\1)[\s\S])*<(?!\/?(?:code|pre)\b)/i

/**
 * Whether the editor keeps all of an HTML text. Films, tables and figures it does not know: such texts are edited as HTML,
 * so that nothing in them is lost. Pure.
 */
export const fitsEditor = (html: string): boolean =>
  !markedCode.test(html) &&
  [...html.matchAll(/<\s*([a-z][a-z0-9]*)/gi)].every(([, name = '']) => known.has(name.toLowerCase()))
