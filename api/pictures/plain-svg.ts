const utf8 = new TextDecoder('utf-8', { fatal: true })

/** What programs write in front of the root: declarations, instructions, and a document type without one of its own. */
const prolog = /<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*>/gi
/** Entities multiply, and a picture inside is decoded by nobody who counts its pixels. */
const refused = /<!DOCTYPE|<!ENTITY|<(?:[\w.-]+:)?(?:image|feImage)\b/i

/** An SVG that only draws: UTF-8, without instructions, entities and pictures inside; null when that is not all of it. Pure. */
export function plainSvg(bytes: Uint8Array): Buffer | null {
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return null
  }
  const plain = text.replace(prolog, '')
  return refused.test(plain) ? null : Buffer.from(plain)
}
